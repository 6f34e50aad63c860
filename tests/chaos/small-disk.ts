import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk that can be filled. */
export interface SmallDisk {
  fill(): void;
  /** Takes away what filled it. */
  makeRoom(): void;
  /** Removes it with all that is on it. */
  remove(): void;
}

/** The second takes what room the first leaves. */
const BLOCKS = [65_536, 512].map((size) => Buffer.alloc(size, 1));

/** Lays a small disk over an empty folder; null where this user may not do so, which only Linux's `root` may. */
export function smallDisk(folder: string, megabytes: number): SmallDisk | null {
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const remove = () => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  // A run that is ended must leave no disk behind.
  process.once('exit', remove);
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'a');
      for (const block of BLOCKS) writeUntilFull(file, block);
      closeSync(file);
    },
    makeRoom: () => rmSync(ballast),
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

function writeUntilFull(file: number, block: Buffer): void {
  for (;;)
    try {
      if (writeSync(file, block) < block.length) return;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
}
