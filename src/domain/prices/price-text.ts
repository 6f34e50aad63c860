import { intlLocale } from '../../i18n/intl-locale.ts';
import { setApart } from '../../i18n/set-apart.ts';

/** A price as the contract reads it. */
export interface Price {
  /** Null if the text has no number, or more than one. */
  readonly amount: number | null;
  /** As the provider writes it. */
  readonly amountText: string;
  readonly currencySign: string;
}

/** How the interface is written. */
interface Written {
  /** BCP 47, without extensions. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Digits and nothing else, with or without groups: "1200.5", "1,200", the Indian "1,20,000". */
const PLAIN_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;
/** "500/-" has no currency sign; "Rs 500" and "25 €" do. */
const LACKS_SIGN = /^\d\P{Sc}*$/u;
/** Any currency: only its place, its blanks and the grouping of the digits are used. */
const ANY_CURRENCY = 'INR';
const NO_BREAK_SPACE = '\u00a0';

/**
 * Returns a price as people of a language write it: "₹1,200.50", in French "1 200,50 ₹", in Hindi "₹1,20,000" for what
 * English writes "₹120,000". The language of the interface decides about grouping, never the device's region: the
 * prerendered page must say what the browser says (reading Q-82). A text that is no plain number stays as the provider
 * writes it: "₹500/-", "Rs. 500". Null if no amount is given.
 A sign of letters keeps its own direction: the dot of "Rs." stays behind it in Arabic.
 */
export function priceText(
  { amount, amountText, currencySign }: Price,
  { language, direction }: Written,
): string | null {
  if (amountText === '') return null;
  if (amount !== null && PLAIN_NUMBER.test(amountText))
    return formatted(amount, currencySign, { language, direction });
  return LACKS_SIGN.test(amountText) ? currencySign + amountText : amountText;
}

function formatted(amount: number, sign: string, { language, direction }: Written): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  const format = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency: ANY_CURRENCY,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  const written = format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? sign : value))
    .join('')
    .trim();
  // Letters need a blank between them and the digits ("Rs. 500"), symbols do not.
  return written
    .replace(/(\p{L}\.?)(\d)/u, `$1${NO_BREAK_SPACE}$2`)
    .replace(/(\d)(\p{L})/u, `$1${NO_BREAK_SPACE}$2`)
    .replace(sign, () => setApart(sign, direction));
}
