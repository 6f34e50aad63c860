import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DARK, LIGHT, type Palette } from './palette.ts';

const styles = join(import.meta.dirname, '../../src/styles');

/** The values of a style sheet by their names; of those that are there twice, the first. */
function tokensOf(file: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(styles, file), 'utf8');
  const found = [...text.matchAll(/--([\w-]+): (#\w+);/g)].reverse();
  return new Map(found.map(([, name = '', value = '']) => [name, value]));
}

it.each([
  ['light', LIGHT, 'tokens.css'],
  ['dark', DARK, 'tokens-dark.css'],
] as [string, Palette, string][])(
  'DESK-52 the desk has the colours of the site in the %s theme',
  (_, palette, file) => {
    const tokens = tokensOf(file);
    expect(palette).toEqual(Object.fromEntries(Object.keys(palette).map((name) => [name, tokens.get(name)])));
  },
);
