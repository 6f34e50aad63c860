import { spawn } from 'node:child_process';

/**
 * Runs a server on a free port. It says "listening on …" when it is ready.
 *
 * @param {string} script path from the project's folder
 * @param {Record<string, string>} env
 * @returns {Promise<{ url: string, pid: number | undefined, stop: () => Promise<void> }>}
 */
export function serve(script, env) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    child.stdout.on('data', (chunk) => {
      const url = /listening on (http:\S+)/.exec(String(chunk))?.[1];
      const stop = async () => {
        child.kill();
        await ended;
      };
      if (url) resolve({ url, pid: child.pid, stop });
    });
  });
}
