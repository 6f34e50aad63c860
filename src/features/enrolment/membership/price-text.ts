import type { MembershipPlan } from '#core/contract/entities/membership.ts';

const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/;
/** "500/-" has no currency sign; "Rs 500" and "25 €" do. */
const LACKS_SIGN = /^\d\P{Sc}*$/u;

/**
 * Returns the price of a plan with the currency sign first: "₹500", "₹1200.50". Null if no amount is given. The digits
 * stay as the provider writes them in every language. Anything that is not a plain number stays unchanged too:
 * "₹1,20,000", "₹500/-".
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
