import { cutText } from '#core/text/cut-text.ts';

/** A push message has 3,993 bytes (RFC 8291), and a notice up to eight texts of the organisers' own. */
const MOST_BYTES = 240;

/** Returns a text as far as there is room for it in a notice. */
export function shortText(text: string): string {
  if (bytesOf(text) <= MOST_BYTES) return text;
  let length = Math.min(text.length, MOST_BYTES);
  while (bytesOf(`${cutText(text, length)}…`) > MOST_BYTES) length -= 1;
  return `${cutText(text, length)}…`;
}

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));
