import { readSavedRow } from '#core/storage/row-shapes.ts';
import type { SavedRow } from './saved-ref.ts';

/*
 * Presses on stars whose writing is under way. The database is asked only after the press, and a page that is left
 * in between takes its writes along: the next page does them then. Each press is noted under a name of its own, so
 * that two tabs that note at the same moment lose nothing and leave nothing behind.
 */
const PREFIX = 'saved-unstored:';

/** By key: the thing as it is to be kept, or null where it is to go. */
export type Presses = ReadonlyMap<string, SavedRow | null>;

/** Notes presses before they are stored; a later one on the same star takes the place of the earlier. */
export function notePresses(presses: Presses): void {
  for (const [key, row] of presses) {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(row));
    } catch {
      // The writing under way is all there is then.
    }
  }
}

/** Forgets presses that are stored, or of which the visitor has heard; not those that came after them. */
export function forgetPresses(presses: Presses): void {
  for (const [key, row] of presses) {
    try {
      const name = PREFIX + key;
      if (localStorage.getItem(name) === JSON.stringify(row)) localStorage.removeItem(name);
    } catch {
      // Nothing was noted then.
    }
  }
}

/** What is noted, of this page and of those before it. */
export function unstoredPresses(): Presses {
  const presses = new Map<string, SavedRow | null>();
  try {
    for (const name of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const key = name.slice(PREFIX.length);
      const row = rowOf(localStorage.getItem(name));
      if (row === null || row?.key === key) presses.set(key, row);
    }
  } catch {
    // Nothing was noted then.
  }
  return presses;
}

/** Undefined for what is no press. */
function rowOf(text: string | null): SavedRow | null | undefined {
  try {
    const noted: unknown = JSON.parse(text ?? '');
    return noted === null ? null : (readSavedRow(noted) ?? undefined);
  } catch {
    return undefined;
  }
}
