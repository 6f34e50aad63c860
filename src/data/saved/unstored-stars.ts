import { readAllStored, readStored, removeStored, writeStored } from '#core/browser-storage.ts';
import { readSavedRow } from '#core/storage/row-shapes.ts';
import type { SavedRow } from './saved-ref.ts';

/*
 * Presses on stars that are being written. The database is opened only after the press, and a page that is left in
 * between loses its writes, so the next page does them. Each press is noted under its own name, so two tabs that note
 * at the same moment lose nothing and leave nothing behind.
 */
const PREFIX = 'saved-unstored:';

/** By key: the item to store, or null if it is to be removed. */
export type Presses = ReadonlyMap<string, SavedRow | null>;

/** Notes presses before they are stored; a later press on the same star replaces the earlier one. */
export function notePresses(presses: Presses): void {
  for (const [key, row] of presses) writeStored(PREFIX + key, JSON.stringify(row));
}

/** Deletes the notes of presses that are stored or reported to the visitor; later presses stay. */
export function forgetPresses(presses: Presses): void {
  for (const [key, row] of presses) {
    const name = PREFIX + key;
    if (readStored(name) === JSON.stringify(row)) removeStored(name);
  }
}

/** Returns the noted presses of this page and of earlier ones. */
export function unstoredPresses(): Presses {
  const presses = new Map<string, SavedRow | null>();
  for (const [name, text] of Object.entries(readAllStored())) {
    if (!name.startsWith(PREFIX)) continue;
    const key = name.slice(PREFIX.length);
    const row = rowOf(text);
    if (row === null || row?.key === key) presses.set(key, row);
  }
  return presses;
}

/** Returns undefined for text that is no press. */
function rowOf(text: string): SavedRow | null | undefined {
  try {
    const noted: unknown = JSON.parse(text);
    return noted === null ? null : (readSavedRow(noted) ?? undefined);
  } catch {
    return undefined;
  }
}
