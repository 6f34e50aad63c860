import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';

/** Starts the built server of another folder than this project's. */
export async function startServerIn(folder: string, dataDir: string) {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir };
  const server = spawn(process.execPath, ['dist-server/main.js'], { cwd: folder, env, stdio: 'pipe' });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  await vi.waitFor(() => {
    expect(server.exitCode, said).toBeNull();
    expect(said).toMatch(/listening on \S+/);
  }, 60_000);
  return {
    url: /listening on (\S+)/.exec(said)?.[1] ?? '',
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
