import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runChild, runNode } from './run-child.mjs';

it('a child reports its exit code', async () => {
  expect(await runNode(['-e', 'process.exit(3)'])).toBe(3);
  expect(await runNode(['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(128);
});

it('a program that is not installed is reported in one sentence', async () => {
  await expect(runChild('no-such-program', [])).rejects.toThrow(
    '"no-such-program" was not found; please install it.',
  );
});

it('an unreadable folder on the path does not hide that it is not installed', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'closed'), { mode: 0 });
  const PATH = [join(folder, 'closed'), folder].join(delimiter);
  const started = runChild('no-such-program', [], { env: { PATH } });
  await expect(started).rejects.toThrow(/^"no-such-program" was not found; please install it\.$/);
});

it.each([
  ['may not be run', 'not-to-be-run', {}, 'may not be run by this user.'],
  ['is a folder', 'folder', {}, 'may not be run by this user.'],
  [
    'is in a path that is not a folder',
    'not-to-be-run/program',
    {},
    'could not be started: not a directory.',
  ],
  [
    'is started in a folder that does not exist',
    'program',
    { cwd: '/no/such' },
    'there is no folder "/no/such".',
  ],
  ['has a name that is too long', 'x'.repeat(300), {}, 'could not be started: name too long.'],
])('a program that %s is reported in one sentence', async (_what, name, options, words) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'not-to-be-run'), '#!/bin/sh\n', { mode: 0o644 });
  mkdirSync(join(folder, 'folder'));
  const started = runChild(join(folder, name), [], options);
  await expect(started).rejects.toThrow(words);
  await expect(started).rejects.toThrow(/^"[^"\n]+" [^\n]+\.$/);
});

it('a program with too long arguments is reported, too', async () => {
  const tooMuch = 'x'.repeat(4_000_000);
  await expect(runNode(['-e', tooMuch])).rejects.toThrow('could not be started: argument list too long.');
});

it('a child that never ends is ended with everything it has started', async () => {
  const folder = newFolder();
  const note = join(folder, 'grandchild');
  const grandchild = `require('fs').writeFileSync('${note}', String(process.pid)); for (;;);`;
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]); for (;;);`;
  await expect(runNode(['-e', child], { limitMs: 3_000 })).rejects.toThrow('without an end');
  const pid = Number(readFileSync(note, 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'child-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A killed process that has not been reaped yet is no longer running, though it can still be signalled. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== 'linux' || !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}
