import { execFileSync } from 'node:child_process';
import { constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStandardOutput } from './standard-output.ts';

const LINE = `{"msg":"${'x'.repeat(500)}"}\n`;

/** A pipe that this test reads when it likes. */
function pipe() {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  let read = '';
  const chunk = Buffer.alloc(1024 * 1024);
  const readOn = () => {
    try {
      read += chunk.toString('utf8', 0, readSync(descriptor, chunk));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
    return read;
  };
  return { descriptor, readOn };
}

it('OPS-36 a reader who is slow keeps nobody waiting: what is too much is lost, and a line says how much', async () => {
  const { descriptor, readOn } = pipe();
  const output = openStandardOutput(descriptor);
  const written = 4_000;
  // A write that waited would wait for this test, which reads later.
  for (let count = 0; count < written; count += 1) output.write(LINE);
  await vi.waitFor(() => expect(readOn()).toContain('Lines were lost'), 50_000);
  const lines = readOn().trim().split('\n');
  const lost = JSON.parse(lines.at(-1) ?? '');
  expect(lost).toMatchObject({ level: 'warn', count: written - (lines.length - 1) });
  expect(lost.count).toBeGreaterThan(1_000);
  await output.end();
});

it('OPS-36 the end waits a moment for a reader who does not come, and no longer', async () => {
  const { descriptor } = pipe();
  const output = openStandardOutput(descriptor);
  for (let count = 0; count < 1_000; count += 1) output.write(LINE);
  // Nobody reads, and it ends all the same.
  await output.end();
  output.write(LINE);
  await output.end();
});
