import { cutText } from '#core/text/cut-text.ts';

const LONGEST = 200;
const LEFT_OUT = '…';

/**
 * More than six digits, in any script, with the separators people write: a phone number, a card, an identity number.
 */
const LONG_NUMBER = /\p{Nd}(?:[\s().+/-]{0,2}\p{Nd}){6,}/gu;
/** Parser errors quote what they could not parse. */
const QUOTED = /(["'`“«]).{3,}?["'`”»]/gu;
/** The part of each line in which a quotation can end: a search beyond it takes far too long in a line of quotes. */
const QUOTING = /^.*["'`”»]/gmu;
/**
 * A quotation of one or two characters, which says nothing about a visitor. Its quotes must not pair with those of the
 * next one: `Unexpected token 'A', "Ada wrote" is not valid JSON`.
 */
const SHORTLY_QUOTED = /(["'`])(.{1,2}?)\1/gu;
/** Everything in an address after its path. */
const QUERY = /[?#]\S*/gu;

/**
 * Returns a text on one line of at most 200 characters, without what a visitor may have typed: quoted words, URL
 * queries, long numbers, e-mail addresses.
 */
export function redactPersonalData(text: string): string {
  const redacted = text
    .replace(QUERY, LEFT_OUT)
    .replace(SHORTLY_QUOTED, '$2')
    .replace(QUOTING, (line) => line.replace(QUOTED, LEFT_OUT))
    .split(/\s+/)
    .map((word) => (/@|%40/.test(word) ? LEFT_OUT : word))
    .join(' ')
    .replace(LONG_NUMBER, LEFT_OUT)
    .trim();
  return cutText(redacted, LONGEST);
}
