import { savedRows } from '../../../data/saved/saved-rows.ts';
import { publicAddress } from '../../../navigation/public-address.ts';
import { sharePath } from './share/share-path.ts';

/** Returns the address that shares the starred items of this device; null if there are none, or too many for one. */
export async function savedPlan(): Promise<string | null> {
  const rows = await savedRows();
  const path = rows.length === 0 ? null : sharePath(rows);
  return path === null ? null : publicAddress(path);
}
