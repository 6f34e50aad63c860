import { readFileSync, statSync } from 'node:fs';
import { LARGEST_CONTENT_BYTES } from '../transfer/content-file.ts';
import type { Desk } from './desk.ts';

/** Reads a file named on the command line; null if that fails, and the printed lines say why. */
export function readGivenFile({ print }: Pick<Desk, 'print'>, file: string): Buffer | null {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) {
    print(`There is no file ${file}.`);
    return null;
  }
  if (found.size > LARGEST_CONTENT_BYTES) {
    print(`${file} is larger than ${LARGEST_CONTENT_BYTES / 1024 / 1024} MB; nothing was imported.`);
    return null;
  }
  return readFileSync(file);
}
