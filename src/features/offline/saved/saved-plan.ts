import { savedRows } from '../../../data/saved/saved-rows.ts';
import { publicAddress } from '../../../navigation/public-address.ts';
import { sharePath } from './share/share-path.ts';

/** Returns the address that shares the starred items of this device; null if there are none. */
export async function savedPlan(): Promise<string | null> {
  const rows = await savedRows();
  return rows.length === 0 ? null : publicAddress(sharePath(rows));
}
