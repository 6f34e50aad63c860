import { decimalDigits } from '#core/contract/decimal-digits.ts';

/** Digits with the usual separators, a plus before them (`(+91)`) and direction marks: losing these changes no number. */
const KNOWN_BY_ALL = /^[\s\p{Cf}\p{Ps}]*[+＋]?[\p{Nd}\p{Pd}\p{Ps}\p{Pe}\p{Cf}\s./／．･·\u2212]*$/u;

/**
 * Returns the digits that will be sent if a phone number loses more than separators, such as "ext"; null
 * otherwise.
 */
export function digitsOfLossyPhone(typed: string): string | null {
  const digits = decimalDigits(typed);
  return digits === '' || KNOWN_BY_ALL.test(typed) ? null : digits;
}
