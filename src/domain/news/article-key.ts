import { fingerprint } from '#core/text/fingerprint.ts';
import { asWritten } from '../schedule/as-written.ts';

/** What a key is made from. */
export interface KeySource {
  readonly title: string;
  /** Address of the item's picture. */
  readonly file: string;
  /** The plain text of the description. */
  readonly words: string;
}

const LONGEST_KEY_CHARS = 80;

/**
 * Returns the keys that identify the articles of a list in addresses, latest first (reading Q-35). Of equal titles the
 * oldest has the plain key, so that a new item on top never changes an old one's key (Q-36); each of the others gets a
 * mark.
 */
export function articleKeys(items: readonly KeySource[]): string[] {
  const taken = new Set<string>();
  const keyOf = (item: KeySource) => {
    let key = keyAlone(item);
    for (let count = 1; taken.has(key); count++)
      key = count === 1 ? markedKey(item) : `${markedKey(item)}-${count}`;
    taken.add(key);
    return key;
  };
  return items.toReversed().map(keyOf).reverse();
}

/**
 * Returns the other keys that find each article: first the one with its mark, which stays valid when an older article
 * of the same title leaves the list, then those of earlier releases, which numbered equal titles and read titles with
 * entities.
 */
export function otherArticleKeys(items: readonly KeySource[]): string[][] {
  const spelled = items.map((item) => asWritten(item.title).map((title) => ({ ...item, title })));
  const earlier = (spelled[0] ?? []).map((_, spelling) =>
    numberedKeys(items.map((item, index) => spelled[index]?.[spelling] ?? item)),
  );
  return items.map((item, index) => [markedKey(item), ...earlier.map((keys) => keys[index] ?? '')]);
}

/** Marks a key with the picture's address, which does not change when the text is corrected. */
const markedKey = (item: KeySource) =>
  `${keyAlone(item)}-${fingerprint(item.file === '' ? item.words : item.file)}`;

function numberedKeys(items: readonly KeySource[]): string[] {
  const taken = new Set<string>();
  const timesMet = new Map<string, number>();
  return items
    .map(keyAlone)
    .reverse()
    .map((base) => {
      let count = (timesMet.get(base) ?? 0) + 1;
      let key = count === 1 ? base : `${base}-${count}`;
      // The title "Results 2" may already have the key of the second "Results".
      while (taken.has(key)) key = `${base}-${++count}`;
      timesMet.set(base, count);
      taken.add(key);
      return key;
    })
    .reverse();
}

/** Letters and digits of every script, in lower case, with single hyphens; a fingerprint if the title has none. */
function keyAlone({ title, file, words }: KeySource): string {
  const whole = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const cut = Array.from(whole).slice(0, LONGEST_KEY_CHARS).join('').replace(/^-|-$/g, '');
  return cut === '' ? `item-${fingerprint(`${title}\n${file}\n${words}`)}` : cut;
}
