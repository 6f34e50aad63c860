import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeBelow, filesPerFolder, linesOf } from './support/code/code-files.ts';

const root = join(import.meta.dirname, '..');
const MOST_FILES = 25;

it('what runs before the application is little: its order is to be seen at a glance', () => {
  const files = codeBelow(root, 'src/startup');
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(6);
  expect(files.reduce((sum, path) => sum + linesOf(root, path), 0)).toBeLessThanOrEqual(250);
});

it('the configuration of the build stays short: what it names is listed in scripts/build', () => {
  expect(linesOf(root, 'vite.config.ts')).toBeLessThan(120);
});

it('a folder holds as many files as one can look through, else it has folders for its subjects', () => {
  const folders = filesPerFolder(codeBelow(root));
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
