import { describe, expect, it } from 'vitest';
import { intlLocale } from './intl-locale.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { numberFormat } from './number-format.ts';

const NUMBERS = [0, 1, 9, 10, 100, 999, 1_000, 1_234, 1_234_567, -1, -1_000, 0.5, 99.25];

describe('figures', () => {
  it.each(LANGUAGE_CODES)('are written in %s as the browser writes them', (code) => {
    const said = new Intl.NumberFormat(intlLocale(code));
    expect(NUMBERS.map(numberFormat(code).format)).toEqual(NUMBERS.map((number) => said.format(number)));
  });
});
