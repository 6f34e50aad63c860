import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { ended, type RunningServer } from './web-servers.ts';

/** Starts the built server, behind which or beside which the other ones are. */
export async function startBundledServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const own = { PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: 'loopback', ...settings };
  const child = spawn(process.execPath, ['dist-server/main.js'], { env: { ...process.env, ...own } });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  await vi.waitFor(() => expect(said).toMatch(/listening on \S+/), 60_000);
  return {
    url: /listening on (\S+)/.exec(said)?.[1] ?? '',
    stop: async () => {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
