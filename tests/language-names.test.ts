import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';

const STYLES = join(import.meta.dirname, '../src/styles');
const MOST_BYTES = 20_000;

const sheet = readFileSync(join(STYLES, 'language-names.css'), 'utf8');
const covered = new Set(
  [...sheet.matchAll(/U\+([0-9A-F]+)/g)].map(([, point = '']) =>
    String.fromCodePoint(Number.parseInt(point, 16)),
  ),
);
const files = [...sheet.matchAll(/url\('(.+?)'\)/g)].map(([, file = '']) => join(STYLES, file));

it('I18N-01 a font of ours has every letter of the languages’ own names', () => {
  for (const { name } of LANGUAGES) {
    const foreign = [...name].filter((letter) => !/[\p{Script=Latin} ]/u.test(letter));
    expect(
      foreign.filter((letter) => !covered.has(letter)),
      name,
    ).toEqual([]);
  }
});

it('the fonts of the languages’ names are small', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(files.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
