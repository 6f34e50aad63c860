/** What an address and its navigation state say about the article wanted. */
export interface WantedArticle {
  readonly key: string | null;
  readonly index: number | null;
}

/**
 * Which article to show, as a place in the list: the key's, else the index's, else the latest
 * (decisions ). Null when there is no article at all.
 */
export function findArticle(keys: readonly string[], { key, index }: WantedArticle): number | null {
  if (keys.length === 0) return null;
  // Typed by another keyboard, the same letters may be composed differently.
  const byKey = key === null ? -1 : keys.indexOf(key.normalize('NFC'));
  if (byKey !== -1) return byKey;
  return index !== null && Number.isInteger(index) && index >= 0 && index < keys.length ? index : 0;
}

/** The key that an article bears now, by any that it is found by; the given one where there is no such article. */
export function presentKey(
  articles: readonly { readonly key: string; readonly otherKeys: readonly string[] }[],
  given: string,
): string {
  // Typed by another keyboard, the same letters may be composed differently.
  const wanted = given.normalize('NFC');
  const found =
    articles.find(({ key }) => key === wanted) ??
    articles.find(({ otherKeys: [marked] }) => marked === wanted) ??
    articles.findLast(({ otherKeys }) => otherKeys.includes(wanted));
  return found?.key ?? wanted;
}

/** Reads the index from what a history entry carries, which may be anything. */
export function indexInState(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('index' in state)) return null;
  return typeof state.index === 'number' ? state.index : null;
}
