import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runChild, runNode } from './run-child.mjs';

it('a child tells its exit code', async () => {
  expect(await runNode(['-e', 'process.exit(3)'])).toBe(3);
  expect(await runNode(['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(128);
});

it('a program that is not installed is named in one sentence', async () => {
  await expect(runChild('no-such-program', [])).rejects.toThrow(
    '"no-such-program" was not found; please install it.',
  );
});

it('a child that never ends is ended with everything it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'child-'));
  const note = join(folder, 'grandchild');
  const grandchild = `require('fs').writeFileSync('${note}', String(process.pid)); for (;;);`;
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]); for (;;);`;
  await expect(runNode(['-e', child], { limitMs: 3_000 })).rejects.toThrow('without an end');
  const pid = Number(readFileSync(note, 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
  rmSync(folder, { recursive: true });
}, 10_000);

/** A killed process that nobody has waited for yet is not running any more, though it can still be signalled. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== 'linux' || !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}
