import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { type Price, priceText } from './price-text.ts';

const inLanguage = (price: Price, language: string) =>
  priceText(price, { language, direction: language === 'ar' ? 'rtl' : 'ltr' });
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
      expect(shown(inLanguage({ amount, amountText, currencySign }, 'en'))).toBe(expected);
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
    expect(shown(inLanguage(price, language))).toBe(expected);
  });

  it.each(LANGUAGE_CODES)(
    'MEMBER-04 has in %s all its digits, in Latin figures, and its sign once',
    (code) => {
      const text = inLanguage({ amount: 1_234_567, amountText: '1234567', currencySign: '₹' }, code) ?? '';
      expect(text.replaceAll(/\D/g, '')).toBe('1234567');
      expect(text.match(/₹/g)).toHaveLength(1);
      const letters = inLanguage({ amount: 500, amountText: '500', currencySign: 'Rs.' }, code) ?? '';
      expect(letters.replaceAll(/[\u2068\u2069]/g, '')).toMatch(/Rs\.\s\d|\d\sRs\./);
    },
  );

  it('MEMBER-04 I18N-06 keeps the dot of its sign behind it where lines run the other way', () => {
    const rupees = { amount: 500, amountText: '500', currencySign: 'Rs.' };
    expect(inLanguage(rupees, 'ar')).toContain('\u2068Rs.\u2069');
    expect(inLanguage(rupees, 'en')).not.toMatch(/[\u2068\u2069]/);
    expect(inLanguage({ ...rupees, currencySign: 'د.إ.' }, 'en')).toContain('\u2068د.إ.\u2069');
    expect(inLanguage({ ...rupees, currencySign: '₹' }, 'ar')).not.toMatch(/[\u2068\u2069]/);
  });

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
        expect(inLanguage({ amount, amountText, currencySign }, language)).toBe(expected);
    },
  );

  it('MEMBER-05 is not there without an amount, not even its currency sign', () => {
    expect(inLanguage({ amount: null, amountText: '', currencySign: '₹' }, 'en')).toBeNull();
  });
});
