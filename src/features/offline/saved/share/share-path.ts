import type { SavedRow } from '../../../../data/saved/saved-ref.ts';
import { paths } from '../../../../navigation/paths.ts';
import { writeShareLink } from './share-link.ts';

/** Returns the path that shares these items with another device. It contains only their ids. */
export function sharePath(rows: readonly SavedRow[]): string {
  return `${paths.saved()}#${writeShareLink(rows.map(({ ref }) => ref))}`;
}
