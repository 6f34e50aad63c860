import { listSaved } from '#core/storage/saved-items.ts';
import type { SavedRow } from './saved-ref.ts';

/** What is starred on this device at this moment; nothing where it cannot be read. */
export async function savedRows(): Promise<readonly SavedRow[]> {
  const list = await listSaved();
  return list.kind === 'done' ? list.value : [];
}
