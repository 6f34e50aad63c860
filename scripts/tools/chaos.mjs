import './node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureSampleBuilt } from '../build/ensure-build.mjs';
import { ensureInstalled } from './installed.mjs';
import { asScript, runNode } from './run-child.mjs';

/*
 * `SEED=n npm run chaos`: ten thousand messages to three servers on one PostgreSQL while everything goes wrong
 * (docs/scale.md). The last line is the verdict.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const verdict = join(root, '.cache/chaos-verdict.txt');
const LIMIT_MS = 31 * 60_000;

await asScript(async () => {
  await ensureInstalled(root);
  await ensureSampleBuilt(root);
  rmSync(verdict, { force: true });
  mkdirSync(dirname(verdict), { recursive: true });
  const test = ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/chaos/vitest.config.ts'];
  const code = await runNode(test, {
    cwd: root,
    env: { ...process.env, CHAOS_VERDICT: verdict },
    limitMs: LIMIT_MS,
  });
  const said = existsSync(verdict)
    ? readFileSync(verdict, 'utf8')
    : 'FAILED: the run did not come to its end';
  console.log(`\n${said}`);
  return code;
});
