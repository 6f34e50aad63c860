import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the site's own server for a folder, on a free port.
 *
 * @param {string} folder built site
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export function serveSite(folder) {
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: folder,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    child.stdout.on('data', (chunk) => {
      const url = /listening on (http:\S+)/.exec(String(chunk))?.[1];
      if (url) resolve({ url, stop: () => child.kill() });
    });
  });
}
