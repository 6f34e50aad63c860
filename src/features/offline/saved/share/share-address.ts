import type { SavedRow } from '../../../../data/saved/saved-ref.ts';
import { paths } from '../../../../navigation/paths.ts';
import { publicAddress } from '../../../../navigation/public-address.ts';
import { writeShareLink } from './share-link.ts';

/** The address that hands these items over to another device, by their ids alone. */
export function shareAddress(rows: readonly SavedRow[]): string {
  return publicAddress(`${paths.saved()}#${writeShareLink(rows.map(({ ref }) => ref))}`);
}
