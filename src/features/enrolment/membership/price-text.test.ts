import { expect, it } from 'vitest';
import { priceText } from './price-text.ts';

it.each([
  [500, '500', '₹', '₹500'],
  [500, '500.00', '₹', '₹500'],
  [1200.5, '1200.5', '₹', '₹1200.50'],
  [120, '120', '$', '$120'],
  [40, '40', '', '40'],
])(
  'MEMBER-04 the amount %j, given as %j with the sign %j, reads %j',
  (amount, amountText, currencySign, expected) => {
    expect(priceText({ amount, amountText, currencySign })).toBe(expected);
  },
);

it.each([
  [120000, '1,20,000', '₹', '₹1,20,000'],
  [500, '500/-', '₹', '₹500/-'],
  [null, '500 alone, 900 for two', '₹', '₹500 alone, 900 for two'],
  [500, 'Rs 500', '₹', 'Rs 500'],
  [25, '25 €', '€', '25 €'],
  [null, 'ask us', '₹', 'ask us'],
])(
  'MEMBER-04 keeps what is not a plain number as written: %j, %j with %j is %j',
  (amount, amountText, currencySign, expected) => {
    expect(priceText({ amount, amountText, currencySign })).toBe(expected);
  },
);

it('MEMBER-05 shows no price without an amount, not even the currency sign', () => {
  expect(priceText({ amount: null, amountText: '', currencySign: '₹' })).toBeNull();
});
