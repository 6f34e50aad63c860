import { savedRows } from '../../../data/saved/saved-rows.ts';
import { shareAddress } from './share/share-address.ts';

/** The address that hands over what is starred on this device; null where nothing is. */
export async function savedPlan(): Promise<string | null> {
  const rows = await savedRows();
  return rows.length === 0 ? null : shareAddress(rows);
}
