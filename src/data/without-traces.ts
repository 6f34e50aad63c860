const LONGEST = 200;
const LEFT_OUT = '…';

/** More than six digits, in any script, with what people write between them: a phone number, a card, an identity. */
const LONG_NUMBER = /\p{Nd}(?:[\s().+/-]{0,2}\p{Nd}){6,}/gu;

/**
 * A text for people, on one line of at most 200 characters, without long numbers and e-mail addresses: whatever a
 * message quotes, nobody can be told by it.
 */
export function withoutTraces(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => (word.includes('@') ? LEFT_OUT : word))
    .join(' ')
    .replace(LONG_NUMBER, LEFT_OUT)
    .trim()
    .slice(0, LONGEST);
}
