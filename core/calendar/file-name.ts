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
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, LONGEST_CHARS)
    // Half of a letter that takes two characters: no address could hold it.
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^-+|-+$/g, '');
  return `${name === '' ? 'calendar' : name}.ics`;
}
