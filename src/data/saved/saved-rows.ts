import { listSaved } from '#core/storage/saved-items.ts';
import type { SavedRow } from './saved-ref.ts';

/** Returns what is starred on this device right now; nothing if it cannot be read. */
export async function savedRows(): Promise<readonly SavedRow[]> {
  const list = await listSaved();
  return list.kind === 'done' ? list.value : [];
}
