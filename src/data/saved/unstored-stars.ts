import { readSavedRow } from '#core/storage/row-shapes.ts';
import { readAllStored, readStored, removeStored, writeStored } from '../browser-storage.ts';
import type { SavedRow } from './saved-ref.ts';

/*
 * Presses on stars whose writing is under way. The database is asked only after the press, and a page that is left
 * in between takes its writes along: the next page does them then. Each press is noted under a name of its own, so
 * that two tabs that note at the same moment lose nothing and leave nothing behind.
 */
const PREFIX = 'saved-unstored:';

/** By key: the item as it is to be kept, or null where it is to go. */
export type Presses = ReadonlyMap<string, SavedRow | null>;

/** Notes presses before they are stored; a later one on the same star takes the place of the earlier. */
export function notePresses(presses: Presses): void {
  for (const [key, row] of presses) writeStored(PREFIX + key, JSON.stringify(row));
}

/** Forgets presses that are stored, or of which the visitor has heard; not those that came after them. */
export function forgetPresses(presses: Presses): void {
  for (const [key, row] of presses) {
    const name = PREFIX + key;
    if (readStored(name) === JSON.stringify(row)) removeStored(name);
  }
}

/** What is noted, of this page and of those before it. */
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

/** Undefined for what is no press. */
function rowOf(text: string): SavedRow | null | undefined {
  try {
    const noted: unknown = JSON.parse(text);
    return noted === null ? null : (readSavedRow(noted) ?? undefined);
  } catch {
    return undefined;
  }
}
