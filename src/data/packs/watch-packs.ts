import { openDatabase } from '#core/storage/database.ts';
import { allPacks } from '#core/storage/packs.ts';
import type { PackRow } from '#core/storage/rows.ts';
import { watch } from '#core/storage/watch.ts';

/** Follows the packs of this device through every tab and the worker. */
export function watchPacks(listener: (packs: readonly PackRow[]) => void): void {
  watch(() => allPacks(openDatabase()), listener);
}
