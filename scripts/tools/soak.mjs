import './node-version.mjs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureSampleBuilt } from '../build/ensure-build.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './installed.mjs';
import { asScript, runNode } from './run-child.mjs';

/*
 * `npm run soak`: a kiosk that nobody touches for two days on a fast clock and half an hour on the real one
 * (docs/kiosk.md). `HOURS` and `REAL_MINUTES` change that.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const LIMIT_MS = 95 * 60_000;

await asScript(async () => {
  await ensureInstalled(root);
  await ensureSampleBuilt(root);
  const path = await ensureBrowser(root);
  const env = { ...process.env, ...(path ? { CHROMIUM_PATH: path } : {}) };
  const test = ['node_modules/playwright/cli.js', 'test', '--config=tests/soak/playwright.config.ts'];
  return runNode([...test, '--reporter=list', '--workers=1'], { cwd: root, env, limitMs: LIMIT_MS });
});
