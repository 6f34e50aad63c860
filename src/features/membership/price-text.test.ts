import { expect, it } from 'vitest';
import { priceText } from './price-text.ts';

it.each([
  [500, '₹', '₹500'],
  [1200.5, '₹', '₹1200.50'],
  [120, '$', '$120'],
  [25, '€', '€25'],
  [40, '', '40'],
])('MEMBER-04 the amount %j with the sign %j is %j', (amount, currencySign, expected) => {
  expect(priceText({ amount, currencySign })).toBe(expected);
});

it('MEMBER-05 without an amount there is no price, not a sign alone', () => {
  expect(priceText({ amount: null, currencySign: '₹' })).toBeNull();
});
