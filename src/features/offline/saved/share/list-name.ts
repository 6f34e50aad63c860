/** A longer name would not fit a heading on a phone. */
export const LONGEST_NAME = 40;

/** Letters that show nothing, or make the text around them run the other way. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/**
 * Returns a name as a link may carry it: plain text in one line, without control characters, at most `LONGEST_NAME`
 * letters. A name that is not changed by this is safe to show as text.
 */
export function listName(text: string): string {
  const line = text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}
