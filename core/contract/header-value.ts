import { decoded } from '#core/text/decoded.ts';

const ASCII_PRINTABLE = /^[\x20-\x7e]*$/;

/**
 * Makes a text fit for a header: ASCII stays unchanged, anything else is percent-encoded as a whole (browsers refuse
 * values above U+00FF and send the ones below as single Latin-1 bytes; API-07).
 */
export function toHeaderValue(value: string): string {
  return ASCII_PRINTABLE.test(value) ? value : percentEncode(value);
}

/** Works like `encodeURIComponent` but never throws: a lone surrogate becomes U+FFFD. */
export function percentEncode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * Decodes a header value, for the server; one that cannot be decoded is left as it is. An ASCII value that contains
 * something like `%41` would be ambiguous, since ASCII is sent unchanged; none of ours does.
 */
export function fromHeaderValue(value: string): string {
  return decoded(value);
}
