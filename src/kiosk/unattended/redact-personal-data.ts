const LONGEST = 200;
const LEFT_OUT = '…';

/** More than six digits, in any script, with what people write between them: a phone number, a card, an identity. */
const LONG_NUMBER = /\p{Nd}(?:[\s().+/-]{0,2}\p{Nd}){6,}/gu;
/** Errors of parsers quote what they could not read. */
const QUOTED = /(["'`“«]).{3,}?["'`”»]/gu;
/** What an address carries behind its path. */
const QUERY = /[?#]\S*/gu;

/**
 * A text for people, on one line of at most 200 characters, without what somebody may have typed: quoted words, queries
 * of addresses, long numbers, e-mail addresses.
 */
export function redactPersonalData(text: string): string {
  return text
    .replace(QUERY, LEFT_OUT)
    .replace(QUOTED, LEFT_OUT)
    .split(/\s+/)
    .map((word) => (/@|%40/.test(word) ? LEFT_OUT : word))
    .join(' ')
    .replace(LONG_NUMBER, LEFT_OUT)
    .trim()
    .slice(0, LONGEST);
}
