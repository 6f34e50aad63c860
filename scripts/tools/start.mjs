import './node-version.mjs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/ensure-build.mjs';
import { ensureInstalled } from './installed.mjs';
import { readPort, whyNotListen } from './listen-check.mjs';
import { asScript, runNode } from './run-child.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const host = process.env.HOST || '127.0.0.1';

/** Installs and builds what has changed, then serves until it is stopped. */
await asScript(async () => {
  const port = readPort(process.env.PORT || '4173');
  const obstacle = await whyNotListen(port, host);
  if (obstacle) throw new Error(obstacle);
  await ensureInstalled(root);
  await ensureBuilt(root);
  const env = { ...process.env, PORT: String(port), HOST: host };
  return runNode(['dist-server/main.js'], { cwd: root, env });
});
