import { setImmediate as others } from 'node:timers/promises';
import type { ContactPayload } from '#core/contract/entities/contact-message.ts';
import { withoutAccents } from '../content/working-copy/search-text.ts';

/** Each is looked for in every message. */
const MOST_WORDS = 10;

/** The words to look for, without case and accents. */
export const soughtWords = (words: string): readonly string[] =>
  withoutAccents(words).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** A message as it is stored. */
interface Stored {
  readonly position: number;
  readonly payload: string;
}

/**
 * Returns the positions of messages that have all words in what the visitor wrote, in the order in which they come. The
 * messages are read part by part, so that others have their turn.
 *
 * @param next the part that follows a position; null: the first
 */
export async function positionsWith(
  words: readonly string[],
  next: (after: number | null) => Promise<readonly Stored[]>,
): Promise<number[]> {
  const found: number[] = [];
  for (let part = await next(null); part.length > 0; part = await next(part.at(-1)?.position ?? null)) {
    for (const { position, payload } of part) if (hasAll(payload, words)) found.push(position);
    await others();
  }
  return found;
}

function hasAll(payload: string, words: readonly string[]): boolean {
  const { firstName, emailid, contactno, message } = JSON.parse(payload) as ContactPayload;
  const text = withoutAccents([firstName, emailid, contactno, message].join('\n'));
  return words.every((word) => text.includes(word));
}
