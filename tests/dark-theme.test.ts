import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, '../src/styles/tokens-dark.css'), 'utf8');
const linesOf = (block = '') => block.split(';').map((line) => line.trim());

it('the dark theme is the same by system setting or by choice', () => {
  const [wished, chosen, ...more] = [...sheet.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, block]) => block);
  expect(more).toEqual([]);
  expect(linesOf(wished)).toContain('color-scheme: dark');
  expect(linesOf(chosen)).toEqual(linesOf(wished));
});
