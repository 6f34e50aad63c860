import { openDatabase } from '#core/storage/database.ts';
import { allPacks } from '#core/storage/packs.ts';
import type { PackRow } from '#core/storage/rows.ts';
import { watch } from '#core/storage/watch.ts';

/** Follows this device's packs across all tabs and the worker. */
export function watchPacks(listener: (packs: readonly PackRow[]) => void): void {
  watch(() => allPacks(openDatabase()), listener);
}
