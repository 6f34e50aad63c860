/** What an address and its history entry say about the requested article. */
export interface WantedArticle {
  readonly key: string | null;
  readonly index: number | null;
}

/**
 * Returns the position of the article to show: by its key, otherwise by its index, otherwise the latest (decisions
 * Null if there are no articles.
 */
export function findArticle(keys: readonly string[], { key, index }: WantedArticle): number | null {
  if (keys.length === 0) return null;
  // Another keyboard may produce the same letters in a different Unicode form.
  const byKey = key === null ? -1 : keys.indexOf(key.normalize('NFC'));
  if (byKey !== -1) return byKey;
  return index !== null && Number.isInteger(index) && index >= 0 && index < keys.length ? index : 0;
}

/** Returns the current key of an article, given any of its keys. If there is no such article, the given key. */
export function presentKey(
  articles: readonly { readonly key: string; readonly otherKeys: readonly string[] }[],
  given: string,
): string {
  // Another keyboard may produce the same letters in a different Unicode form.
  const wanted = given.normalize('NFC');
  const found =
    articles.find(({ key }) => key === wanted) ??
    articles.find(({ otherKeys: [marked] }) => marked === wanted) ??
    articles.findLast(({ otherKeys }) => otherKeys.includes(wanted));
  return found?.key ?? wanted;
}

/** Returns the index in the state of a history entry, which may be anything. */
export function indexInState(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('index' in state)) return null;
  return typeof state.index === 'number' ? state.index : null;
}
