import { decimalDigits } from '#core/contract/decimal-digits.ts';

/** What people write between the digits of a number and nobody misses, a plus before them (`(+91)`), marks of direction. */
const KNOWN_BY_ALL = /^[\s\p{Cf}\p{Ps}]*[+＋]?[\p{Nd}\p{Pd}\p{Ps}\p{Pe}\p{Cf}\s./／．･·\u2212]*$/u;

/**
 * The digits that will be sent of a phone number of which more is lost than signs between them, such as an extension;
 * null where nothing is that anybody would miss.
 */
export function digitsOfLossyPhone(typed: string): string | null {
  const digits = decimalDigits(typed);
  return digits === '' || KNOWN_BY_ALL.test(typed) ? null : digits;
}
