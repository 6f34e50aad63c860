import type { MembershipPlan } from '#core/contract/membership.ts';

/**
 * What a plan costs, its sign before the figures: "₹500", "₹1200.50". Null where no amount is given. The figures stay
 * as the provider writes them, in every language the same.
 */
export function priceText({
  amount,
  currencySign,
}: Pick<MembershipPlan, 'amount' | 'currencySign'>): string | null {
  if (amount === null) return null;
  return currencySign + (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
}
