import { expect, it } from 'vitest';
import { decimalDigits } from './decimal-digits.ts';

it('CONTACT-04 reads the ten digits of every script Unicode knows', () => {
  const digits = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint)
    .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  for (let start = 0; start < digits.length; start += 10) {
    expect(decimalDigits(digits.slice(start, start + 10).join('-'))).toBe('0123456789');
  }
});

it('leaves out letters, signs and numbers that are not decimal digits', () => {
  expect(decimalDigits('+४ Ⅷ ½ ① x७')).toBe('47');
  expect(decimalDigits('')).toBe('');
});
