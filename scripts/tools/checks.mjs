import { join } from 'node:path';
import { ensureSampleBuilt } from '../build/ensure-build.mjs';
import { checkCitations } from './check-citations.mjs';
import { checkKnownFaults } from './known-faults.mjs';
import { runNode } from './run-child.mjs';
import { countPlaywright, countRun, countVitest, oneCheck } from './test-reports.mjs';

/** Ends a check that hangs. Longer than the limits in playwright.config.ts, which say more about what hung. */
const LIMIT_MINUTES = { all: 250, browser: 50, quick: 50, hosts: 20 };

/**
 * The checks of one command, in lanes that run side by side; each lane runs in its order.
 *
 * @param root the project's folder
 * @param reports the folder for the reports of the test runners
 * @param suite `quick` is `npm test`, `browser` is `npm run test:browser`, `all` is `npm run test:all`, `hosts` is
 *   `npm run test:hosts`
 * @param shard part of the browser tests, as `1/3`; undefined for all of them
 * @param browser resolves with the path of the browser, or undefined for Playwright's own; rejects where there is none
 * @returns lanes of `[name, check]`; a check resolves with its count or throws
 */
export function checksOf({ root, reports, suite, shard, browser }) {
  // Test runners set NODE_ENV themselves; a value from outside would mix React's two builds.
  const { NODE_ENV: _, ...outside } = process.env;
  const env = suite === 'all' ? { ...outside, TEST_ALL: '1' } : outside;
  const run = (more, script, ...args) =>
    runNode([`node_modules/${script}`, ...args], {
      cwd: root,
      env: { ...env, ...more },
      limitMs: LIMIT_MINUTES[suite] * 60_000,
    });

  async function vitest(name, ...projects) {
    const file = join(reports, `${name}.json`);
    const only = projects.map((project) => `--project=${project}`);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await run({}, 'vitest/vitest.mjs', 'run', ...only, '--allowOnly=false', ...output);
    return countRun(name, code, file, countVitest);
  }

  async function playwright(name, options, more = {}) {
    const path = await browser;
    const file = join(reports, `${name}.json`);
    const settings = { ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(path ? { CHROMIUM_PATH: path } : {}) };
    const code = await run(
      settings,
      'playwright/cli.js',
      'test',
      '--forbid-only',
      '--reporter=list,json',
      ...options,
    );
    return countRun(name, code, file, countPlaywright);
  }

  const succeeds = (name, ...command) => [
    name,
    async () => oneCheck(name, (await run({}, ...command)) === 0),
  ];
  let isBuilt = false;
  const onBuild = (name, check) => [
    name,
    () => (isBuilt ? check() : oneCheck(`${name}: there is no build to test`, false)),
  ];

  const types = succeeds('types', 'typescript/bin/tsc', '-b');
  const lint = succeeds('lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
  const citations = [
    'citations',
    () => {
      const dead = checkCitations(root);
      for (const line of dead) console.error(line);
      return oneCheck('citations', dead.length === 0);
    },
  ];
  const knownFaults = ['known faults of packages', () => checkKnownFaults(root)];
  const unit = ['unit tests', () => vitest('unit', 'unit', 'unit-page')];
  const long = [
    'unit tests of whole pages, faults, server and desk',
    () => vitest('long', 'whole-pages', 'unit-faults', 'unit-server', 'unit-desk'),
  ];
  const build = [
    'build',
    async () => {
      await ensureSampleBuilt(root);
      isBuilt = true;
      return oneCheck('build', true);
    },
  ];
  const promises = onBuild('browser tests of what must never break', () =>
    playwright('promises', ['--project=promises']),
  );
  const contract = onBuild('contract tests', () => vitest('contract', 'contract'));
  const postgres = onBuild('tests of what is stored, on PostgreSQL', () => vitest('postgres', 'postgres'));
  const pages = onBuild('browser tests', () =>
    playwright('pages', [
      '--project=own-site',
      '--project=shared-site',
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ]),
  );
  const timed = onBuild('browser tests timed by the clock, one at a time', () =>
    playwright('timed', [], { TEST_TIMED: '1' }),
  );

  const hosts = onBuild('Caddy and nginx', () => vitest('hosts', 'hosts'));

  if (suite === 'hosts') return [[build, hosts]];
  if (suite === 'all') {
    const quick = [types, lint, citations, knownFaults, unit, long];
    return [[...quick, build, promises, contract, postgres, hosts, pages, timed]];
  }
  if (suite === 'quick') return [[unit], [build, promises, types, lint, citations]];
  // What needs no browser runs once, with the first shard.
  const isFirst = shard === undefined || shard.startsWith('1/');
  return [[build, ...(isFirst ? [long, contract, postgres] : []), pages]];
}
