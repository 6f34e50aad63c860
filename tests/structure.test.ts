import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeBelow, linesOf } from './support/code-files.ts';

const root = join(import.meta.dirname, '..');

it('what runs before the application is little: its order is to be seen at a glance', () => {
  const files = codeBelow(root, 'src/startup');
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(6);
  expect(files.reduce((sum, path) => sum + linesOf(root, path), 0)).toBeLessThanOrEqual(250);
});

it('the configuration of the build stays short: what it names is listed in scripts/build', () => {
  expect(linesOf(root, 'vite.config.ts')).toBeLessThan(120);
});
