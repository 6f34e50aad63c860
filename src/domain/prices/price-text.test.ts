import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { priceText } from './price-text.ts';

const shown = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a price', () => {
  it.each([
    [500, '500', '₹', '₹500'],
    [500, '500.00', '₹', '₹500'],
    [1200.5, '1200.5', '₹', '₹1,200.50'],
    [120000, '120000', '₹', '₹120,000'],
    [120000, '1,20,000', '₹', '₹120,000'],
    [1200, '1,200', '₹', '₹1,200'],
    [120, '120', '$', '$120'],
    [40, '40', '', '40'],
    [1500, '1500', 'Rs.', 'Rs. 1,500'],
    [1500, '1500', 'A$', 'A$1,500'],
  ])(
    'MEMBER-04 of %j, given as %j with the sign %j, reads %j in English',
    (amount, amountText, currencySign, expected) => {
      expect(shown(priceText({ amount, amountText, currencySign }, 'en'))).toBe(expected);
    },
  );

  it.each([
    ['hi', '₹1,20,000.50'],
    ['ne', '₹ 1,20,000.50'],
    ['bn', '1,20,000.50₹'],
    ['fr', '120 000,50 ₹'],
    ['el', '120.000,50 ₹'],
    ['pt', '₹ 120.000,50'],
    ['sw', '₹ 120,000.50'],
    ['ja', '₹120,000.50'],
  ])('MEMBER-04 groups its digits and places its sign as %s does: %j', (language, expected) => {
    const price = { amount: 120_000.5, amountText: '120000.5', currencySign: '₹' };
    expect(shown(priceText(price, language))).toBe(expected);
  });

  it.each(LANGUAGE_CODES)(
    'MEMBER-04 has in %s all its digits, in Latin figures, and its sign once',
    (code) => {
      const text = priceText({ amount: 1_234_567, amountText: '1234567', currencySign: '₹' }, code) ?? '';
      expect(text.replaceAll(/\D/g, '')).toBe('1234567');
      expect(text.match(/₹/g)).toHaveLength(1);
      const letters = priceText({ amount: 500, amountText: '500', currencySign: 'Rs.' }, code) ?? '';
      expect(letters).toMatch(/Rs\.\s\d|\d\sRs\./);
    },
  );

  it.each([
    [500, '500/-', '₹', '₹500/-'],
    [null, '500 alone, 900 for two', '₹', '₹500 alone, 900 for two'],
    [500, 'Rs. 500', '₹', 'Rs. 500'],
    [500, 'Rs 500', '₹', 'Rs 500'],
    [25, '25 €', '€', '25 €'],
    [null, 'ask us', '₹', 'ask us'],
    [12, '1,2', '₹', '₹1,2'],
  ])(
    'MEMBER-04 that is no plain number stays as it is written: %j, %j with %j is %j',
    (amount, amountText, currencySign, expected) => {
      for (const language of ['en', 'fr'])
        expect(priceText({ amount, amountText, currencySign }, language)).toBe(expected);
    },
  );

  it('MEMBER-05 is not there without an amount, not even its currency sign', () => {
    expect(priceText({ amount: null, amountText: '', currencySign: '₹' }, 'en')).toBeNull();
  });
});
