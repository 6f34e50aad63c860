import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { databaseEnv } from '../support/postgres/database-of.ts';

/** The built server, as `npm start` starts it, and all that it prints. */
export async function startedServer(dataDir: string, settings: object = {}) {
  const own = { PORT: '0', PROBES: 'on', DATA_DIR: dataDir, ...(await databaseEnv(dataDir)) };
  const env = { ...process.env, ...own, ...settings };
  const server = spawn(process.execPath, ['dist-server/main.js'], { env, stdio: 'pipe' });
  onTestFinished(() => void server.kill());
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  // The last line of a start.
  await vi.waitFor(() => expect(said).toMatch(/Probes are on/), 60_000);
  return { server, said: () => said, url: /listening on (\S+)/.exec(said)?.[1] ?? '' };
}

/** Stops it as a supervisor does. */
export const stopped = (server: ChildProcess) =>
  new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill();
  });

/** A folder for a single test. */
export const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
