import { expect, it } from 'vitest';
import { intlLocale } from './intl-locale.ts';
import { LANGUAGE_CODES } from './languages.ts';

it.each(LANGUAGE_CODES)('%s writes figures as the times of a programme are written', (code) => {
  expect(new Intl.NumberFormat(intlLocale(code)).format(1_234)).toMatch(/^1\D?234$/);
});
