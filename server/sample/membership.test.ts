import { describe, expect, it } from 'vitest';
import { membershipPlans } from './membership.ts';

const india = membershipPlans('0', { edge: false });
const international = membershipPlans('1', { edge: false });
const all = [...india, ...international];

describe('the sample plans', () => {
  it('MEMBER-04 there are four and three, with rupee, euro and dollar signs', () => {
    expect([india.length, international.length]).toEqual([4, 3]);
    expect(new Set(all.map(({ currencysign }) => currencysign))).toEqual(new Set(['₹', '€', '$']));
  });

  it('MEMBER-05 include the amounts 0, "0", 500 and 1200.50', () => {
    expect(all.map(({ amount }) => amount)).toEqual(expect.arrayContaining([0, '0', 500, '1200.50']));
  });

  it('MEMBER-04 include one without a button and one without a description', () => {
    expect(all.some(({ buttontext, buttonurl }) => buttontext + buttonurl === '')).toBe(true);
    expect(all.some(({ description }) => description === '')).toBe(true);
  });

  it('MEMBER-06 MEMBER-07 include several line breaks in a text, and one in an address next to a list', () => {
    const descriptions = all.map(({ description }) => description);
    expect(descriptions.some((text) => text.split('/-').length > 2)).toBe(true);
    expect(descriptions.some((text) => text.includes('<li>') && /href="[^"]*\/-/.test(text))).toBe(true);
  });

  it('MEMBER-08 there are none abroad in the edge scenario', () => {
    expect(membershipPlans('1', { edge: true })).toEqual([]);
    expect(membershipPlans('0', { edge: true })).toEqual(india);
  });
});
