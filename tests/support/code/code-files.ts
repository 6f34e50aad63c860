import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listSources } from './imports.ts';

const CODE = /(?<!\.d|\.test|\.spec)\.(?:ts|tsx|mts|mjs|css)$/;

/** Sources and style sheets below a folder, tests apart, as sorted addresses relative to `root`. */
export const codeBelow = (root: string, folder = ''): string[] => listSources(root, folder, CODE);

/** How many lines a file has. */
export const linesOf = (root: string, path: string): number =>
  readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;

/** How many of the files each folder holds itself, the fullest folder first. */
export function filesPerFolder(files: readonly string[]): (readonly [folder: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const path of files) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}
