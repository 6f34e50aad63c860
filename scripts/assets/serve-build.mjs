import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Serves the built site on a free port, for pictures of it. Returns its address and how to stop it.
 *
 * @param {string} [data] folder of its database, if others need it too
 */
export async function serveBuild(data = mkdtempSync(join(tmpdir(), 'pictures-'))) {
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    const url = /listening on (http:\S+)/.exec(String(chunk))?.[1];
    if (url) return { url, stop: () => child.kill() };
  }
  throw new Error('the server did not start');
}
