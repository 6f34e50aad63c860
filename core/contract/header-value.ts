import { decoded } from './decoded.ts';

const ASCII_PRINTABLE = /^[\x20-\x7e]*$/;

/**
 * Makes a text fit for a header: ASCII stays untouched, anything else is percent-encoded as a whole
 * (browsers refuse values above U+00FF and send the ones below as single Latin-1 bytes; API-07).
 */
export function toHeaderValue(value: string): string {
  return ASCII_PRINTABLE.test(value) ? value : percentEncode(value);
}

/** `encodeURIComponent` that never throws: half a character (a lone surrogate) becomes U+FFFD. */
export function percentEncode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * The reverse, for the server; what cannot be decoded is taken as it is. An ASCII value that itself
 * holds something like `%41` cannot be told apart, since ASCII travels untouched: none of ours does.
 */
export function fromHeaderValue(value: string): string {
  return decoded(value);
}
