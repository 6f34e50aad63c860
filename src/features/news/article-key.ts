import { fingerprint } from '../../data/fingerprint.ts';

/** What a key is made from. */
export interface KeySource {
  readonly title: string;
  /** Address of the item's picture. */
  readonly file: string;
  /** The description's bare words. */
  readonly words: string;
}

const LONGEST_KEY_CHARS = 80;

/**
 * The keys by which addresses name the articles of a list, latest first (decision Q-35). Equal ones are
 * numbered from the oldest up, so that a new item on top never changes the key of an old one (Q-36).
 */
export function articleKeys(items: readonly KeySource[]): string[] {
  const taken = new Set<string>();
  const timesMet = new Map<string, number>();
  return items
    .map(keyAlone)
    .reverse()
    .map((base) => {
      let count = (timesMet.get(base) ?? 0) + 1;
      let key = count === 1 ? base : `${base}-${count}`;
      // "Results 2" may have taken the name of the second "Results".
      while (taken.has(key)) key = `${base}-${++count}`;
      timesMet.set(base, count);
      taken.add(key);
      return key;
    })
    .reverse();
}

/** Letters and figures of every script, in lower case, with single hyphens; made from the rest where the title has none. */
function keyAlone({ title, file, words }: KeySource): string {
  const whole = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const cut = Array.from(whole).slice(0, LONGEST_KEY_CHARS).join('').replace(/^-|-$/g, '');
  return cut === '' ? `item-${fingerprint(`${title}\n${file}\n${words}`)}` : cut;
}
