import { cutText } from '#core/text/cut-text.ts';

/** Windows takes longer names, but not every program does. */
const LONGEST_CHARS = 80;

/**
 * Returns the name of a calendar file, from what it holds: the path of an event, a day, a title. Letters of any script
 * stay; everything that a file system may refuse becomes a hyphen.
 */
export function calendarFileName(...parts: readonly string[]): string {
  const name = parts
    .join('-')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = cutText(name, LONGEST_CHARS).replace(/^-+|-+$/g, '');
  return `${short === '' ? 'calendar' : short}.ics`;
}
