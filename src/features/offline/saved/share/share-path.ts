import type { SavedRow } from '../../../../data/saved/saved-ref.ts';
import { paths } from '../../../../navigation/paths.ts';
import { readShareLink, writeShareLink } from './share-link.ts';

/**
 * Returns the path that shares these items with another device; null if whoever opens it would refuse it, because the
 * list is too long. It contains only their ids, and the name that the visitor has given the list.
 */
export function sharePath(rows: readonly SavedRow[], name = ''): string | null {
  const link = writeShareLink(
    rows.map(({ ref }) => ref),
    name,
  );
  return readShareLink(link)?.kind === 'items' ? `${paths.saved()}#${link}` : null;
}
