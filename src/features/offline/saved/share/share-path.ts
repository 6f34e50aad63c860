import type { SavedRow } from '../../../../data/saved/saved-ref.ts';
import { paths } from '../../../../navigation/paths.ts';
import { writeShareLink } from './share-link.ts';

/**
 * Returns the path that shares these items with another device. It contains only their ids, and the name that the
 * visitor has given the list.
 */
export function sharePath(rows: readonly SavedRow[], name = ''): string {
  const refs = rows.map(({ ref }) => ref);
  return `${paths.saved()}#${writeShareLink(refs, name)}`;
}
