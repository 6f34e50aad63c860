import { readFileSync, statSync } from 'node:fs';
import type { Desk } from './desk.ts';

const LARGEST_FILE_BYTES = 50 * 1024 * 1024;

/** Reads a file that somebody named; null if that cannot be done, and the lines printed say why. */
export function readGivenFile({ print }: Pick<Desk, 'print'>, file: string): Buffer | null {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) {
    print(`There is no file ${file}.`);
    return null;
  }
  if (found.size > LARGEST_FILE_BYTES) {
    print(`${file} is larger than ${LARGEST_FILE_BYTES / 1024 / 1024} MB; nothing was imported.`);
    return null;
  }
  return readFileSync(file);
}
