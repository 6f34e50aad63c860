import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WRITES = 500;
const BLOCK = Buffer.alloc(4_096, 1);

/** Returns how many small writes a second the disk takes if each has to be on it before the next one. */
export function writesPerSecond() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-disk-'));
  const file = openSync(join(folder, 'written'), 'w');
  try {
    const began = performance.now();
    for (let count = 0; count < WRITES; count++) {
      writeSync(file, BLOCK);
      fsyncSync(file);
    }
    return (WRITES / (performance.now() - began)) * 1_000;
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}
