import { fingerprint } from '#core/text/fingerprint.ts';
import { asWritten } from '../schedule/as-written.ts';

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
 * The keys by which addresses name the articles of a list, latest first (decision Q-35). Where titles are equal the
 * oldest bears the plain key, so that a new item on top never changes that of an old one (Q-36); each of the others adds
 * a mark of its own.
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
 * The other keys that find each article: with its mark, which holds when an older namesake leaves the list, then those
 * of earlier releases, which numbered namesakes and read titles with their entities.
 */
export function otherArticleKeys(items: readonly KeySource[]): string[][] {
  const spelled = items.map((item) => asWritten(item.title).map((title) => ({ ...item, title })));
  const earlier = (spelled[0] ?? []).map((_, spelling) =>
    numberedKeys(items.map((item, index) => spelled[index]?.[spelling] ?? item)),
  );
  return items.map((item, index) => [markedKey(item), ...earlier.map((keys) => keys[index] ?? '')]);
}

/** With the mark of its picture, whose address stays when words are mended. */
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
