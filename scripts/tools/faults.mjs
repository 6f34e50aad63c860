import './node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureSampleBuilt } from '../build/ensure-build.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './installed.mjs';
import { asScript, runNode } from './run-child.mjs';

/*
 * `SEED=n npm run faults`: a thousand messages under random faults (docs/offline.md). The last line is the verdict.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const verdict = join(root, '.cache/faults-verdict.txt');
const LIMIT_MS = 21 * 60_000;

await asScript(async () => {
  await ensureInstalled(root);
  await ensureSampleBuilt(root);
  const path = await ensureBrowser(root);
  const env = { ...process.env, FAULTS_VERDICT: verdict, ...(path ? { CHROMIUM_PATH: path } : {}) };
  rmSync(verdict, { force: true });
  mkdirSync(dirname(verdict), { recursive: true });
  const test = ['node_modules/playwright/cli.js', 'test', '--config=tests/faults/playwright.config.ts'];
  const code = await runNode([...test, '--reporter=line'], { cwd: root, env, limitMs: LIMIT_MS });
  const said = existsSync(verdict)
    ? readFileSync(verdict, 'utf8')
    : 'FAILED: the run did not come to its end';
  console.log(`\n${said}`);
  return code;
});
