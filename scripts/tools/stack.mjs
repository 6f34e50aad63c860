import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/ensure-build.mjs';
import { ensureInstalled } from './installed.mjs';
import { readPort, whyNotListen } from './listen-check.mjs';
import { asScript, onStop } from './run-child.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * `npm run stack`: starts what compose.yaml names, as processes: PostgreSQL, two servers, and Caddy with TLS in front of
 * them. All that they keep is below STACK_DIR. After SIGHUP it puts the present build in place, server by server.
 */
await asScript(async () => {
  const port = readPort(process.env.PORT || '8443');
  if (spawnSync('caddy', ['version']).error)
    throw new Error('Caddy was not found; please install it (https://caddyserver.com/docs/install).');
  const obstacle = await whyNotListen(port, '127.0.0.1');
  if (obstacle) throw new Error(obstacle);
  if (!existsSync(join(root, 'dist-server/main.js'))) {
    await ensureInstalled(root);
    await ensureBuilt(root);
  }
  const folder = resolve(root, process.env.STACK_DIR || '.data/stack');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  // They import packages, which may have just been installed.
  const { startParts } = await import('./stack/parts.mjs');
  const parts = startParts({
    root,
    folder,
    port,
    env: process.env,
    say: (sentence) => console.log(sentence),
  });
  const pid = join(folder, 'pid');
  const stopped = new Promise((done) => onStop(() => done(undefined)));
  process.on('SIGHUP', () => void parts.then(({ update }) => update()));
  try {
    const { url, certificate } = await Promise.race([parts, stopped.then(() => ({}))]);
    if (url === undefined) return 130;
    writeFileSync(pid, String(process.pid));
    console.log(`Open ${url} in a browser. Its certificate is issued by "${certificate}".`);
    console.log(`After a build, "kill -HUP ${process.pid}" puts it in place. Ctrl+C stops everything.`);
    await stopped;
    return 0;
  } finally {
    rmSync(pid, { force: true });
    await parts.then(
      ({ stop }) => stop(),
      () => undefined,
    );
  }
});
