import type { SavedRow } from '../../../../data/saved/saved-ref.ts';
import { paths } from '../../../../navigation/paths.ts';
import { publicAddress } from '../../../../navigation/public-address.ts';
import { writeShareLink } from './share-link.ts';

/** Returns the address that shares these items with another device. It contains only their ids. */
export function shareAddress(rows: readonly SavedRow[]): string {
  return publicAddress(`${paths.saved()}#${writeShareLink(rows.map(({ ref }) => ref))}`);
}
