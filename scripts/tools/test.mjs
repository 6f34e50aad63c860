import './node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { checksOf } from './checks.mjs';
import { ensureInstalled } from './installed.mjs';
import { asScript, wasStopped } from './run-child.mjs';
import { oneCheck, total } from './test-reports.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const reports = join(root, '.cache/reports');

/** Runs one check; an error it throws is printed and counts as its failure. */
async function runCheck([name, check]) {
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

async function runLane(checks) {
  const counts = [];
  for (const check of checks) counts.push(await runCheck(check));
  return counts;
}

async function runAll(suite, shard) {
  try {
    await ensureInstalled(root);
  } catch (error) {
    return [oneCheck(error.message, false)];
  }
  // Without a browser everything else is still checked; the browser tests then say why they could not run.
  const browser = suite === 'hosts' ? Promise.resolve() : ensureBrowser(root);
  await browser.catch(() => undefined);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const lanes = checksOf({ root, reports, suite, shard, browser });
  return (await Promise.all(lanes.map(runLane))).flat();
}

function list(heading, lines) {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Installs what the checks need, runs them, and ends with the one line that counts them. */
await asScript(async () => {
  const { all, browser, hosts, shard } = parseArgs({
    options: {
      all: { type: 'boolean' },
      browser: { type: 'boolean' },
      hosts: { type: 'boolean' },
      shard: { type: 'string' },
    },
  }).values;
  const suite = all ? 'all' : browser ? 'browser' : hosts ? 'hosts' : 'quick';
  const { passed, failed, skipped, failures } = total(await runAll(suite, shard));
  list('Skipped:', skipped);
  list('Failed:', failures);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
