const LONGEST_KEY_CHARS = 80;

/**
 * Returns the key of an article in addresses (decision Q-35): letters and digits of every script, in lower case, with
 * single hyphens. Articles that share their title have keys that only the whole list gives, and so has one without a
 * title: then it is ''.
 *
 * @param titles of all articles
 */
export function articleKey(title: string, titles: readonly string[]): string {
  const key = keyOf(title);
  return titles.filter((other) => keyOf(other) === key).length > 1 ? '' : key;
}

function keyOf(title: string): string {
  const whole = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return Array.from(whole).slice(0, LONGEST_KEY_CHARS).join('').replace(/^-|-$/g, '');
}
