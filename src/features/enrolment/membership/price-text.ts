import type { MembershipPlan } from '#core/contract/entities/membership.ts';

const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/;
/** "500/-" has no currency of its own, "Rs 500" and "25 €" have. */
const LACKS_SIGN = /^\d\P{Sc}*$/u;

/**
 * What a plan costs, its sign before the figures: "₹500", "₹1200.50". Null where no amount is given. The figures stay
 * as the provider writes them, in every language the same, and so does what is more than a plain number: "₹1,20,000",
 * "₹500/-".
 */
export function priceText({
  amount,
  amountText,
  currencySign,
}: Pick<MembershipPlan, 'amount' | 'amountText' | 'currencySign'>): string | null {
  if (amountText === '') return null;
  if (amount !== null && PLAIN_NUMBER.test(amountText))
    return currencySign + (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
  return LACKS_SIGN.test(amountText) ? currencySign + amountText : amountText;
}
