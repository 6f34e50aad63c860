import './node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/ensure-build.mjs';
import { ensureBrowser } from './browser.mjs';
import { checkCitations } from './check-citations.mjs';
import { ensureInstalled } from './installed.mjs';
import { asScript, runNode, wasStopped } from './run-child.mjs';
import { countPlaywright, countRun, countVitest, oneCheck, total } from './test-reports.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const reports = join(root, '.cache/reports');
// Test tools choose NODE_ENV themselves; a value from outside would give them React's other half.
const { NODE_ENV: _, ...env } = process.env;
const everything = process.argv.includes('--all');
if (everything) env.TEST_ALL = '1';
/** A check that never ends is a failed one. Above the limit in playwright.config.ts, which tells more. */
const LIMIT_MS = (everything ? 250 : 50) * 60_000;

const run = (script, ...args) =>
  runNode([`node_modules/${script}`, ...args], { cwd: root, env, limitMs: LIMIT_MS });

async function vitest(name, ...projects) {
  const file = join(reports, `${name}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(
    'vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--allowOnly=false',
    ...output,
  );
  return countRun(name, code, file, countVitest);
}

let browser = Promise.resolve(undefined);

async function playwright(name) {
  const path = await browser;
  if (path) env.CHROMIUM_PATH = path;
  const file = join(reports, `${name}.json`);
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const code = await run('playwright/cli.js', 'test', '--forbid-only', '--reporter=list,json');
  return countRun(name, code, file, countPlaywright);
}

let isBuilt = false;
const ifBuilt = (name, check) => (isBuilt ? check() : oneCheck(`${name}: there is no build to test`, false));

/** What is checked, in this order. Each returns its count. */
const steps = [
  ['types', async () => oneCheck('types', (await run('typescript/bin/tsc', '-b')) === 0)],
  [
    'lint',
    async () =>
      oneCheck('lint', (await run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')) === 0),
  ],
  [
    'citations',
    async () => {
      const dead = checkCitations(root);
      for (const line of dead) console.error(line);
      return oneCheck('citations', dead.length === 0);
    },
  ],
  ['unit tests and walls', () => vitest('unit', 'unit', 'unit-faults', 'unit-page')],
  [
    'build',
    async () => {
      await ensureBuilt(root);
      isBuilt = true;
      return oneCheck('build', true);
    },
  ],
  ['contract tests', () => ifBuilt('contract', () => vitest('contract', 'contract'))],
  [
    'browser tests: reads, writes, offline, layout, safety, accessibility',
    () => ifBuilt('browser', () => playwright('browser')),
  ],
];
if (everything)
  steps.push([
    'browser tests timed by the clock, one at a time',
    () => {
      env.TEST_TIMED = '1';
      return ifBuilt('timed', () => playwright('timed'));
    },
  ]);

/** Runs one step; whatever it throws is said and counts as its failure. */
async function take([name, check]) {
  if (wasStopped()) return oneCheck(`${name}: stopped`, false);
  console.log(`\n── ${name}`);
  const start = performance.now();
  try {
    return await check();
  } catch (error) {
    console.error(error.message);
    return oneCheck(`${name}: ${error.message}`, false);
  } finally {
    console.log(`── ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
}

async function takeAll() {
  try {
    await ensureInstalled(root);
  } catch (error) {
    return [oneCheck(error.message, false)];
  }
  // Without a browser everything else is still checked; the browser tests then say why they could not run.
  browser = ensureBrowser(root);
  await browser.catch(() => undefined);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const counts = [];
  for (const step of steps) counts.push(await take(step));
  return counts;
}

function list(heading, lines) {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Installs what the checks need, runs them all, and ends with the one line that counts them. */
await asScript(async () => {
  const { passed, failed, skipped, failures } = total(await takeAll());
  list('Skipped:', skipped);
  list('Failed:', failures);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
