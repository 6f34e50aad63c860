import type { SavedRow } from './saved-ref.ts';

/*
 * Presses on stars whose writing is under way. The database is asked only after the press, and a page that is left
 * in between takes its writes along: the next page does them then.
 */
const NAME = 'saved-unstored';

/** By key: the thing as it is to be kept, or null where it is to go. */
export type Presses = ReadonlyMap<string, SavedRow | null>;

/** Notes presses before they are stored; a later one on the same star takes the place of the earlier. */
export function notePresses(presses: Presses): void {
  write(new Map([...unstoredPresses(), ...presses]));
}

/** Forgets presses that are stored, or of which the visitor has heard; not those that came after them. */
export function forgetPresses(presses: Presses): void {
  const left = [...unstoredPresses()].filter(
    ([key, row]) => !presses.has(key) || JSON.stringify(row) !== JSON.stringify(presses.get(key)),
  );
  write(new Map(left));
}

/** What is noted, of this page and of those before it. */
export function unstoredPresses(): Presses {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return new Map(Array.isArray(noted) ? noted.filter(isPress) : []);
  } catch {
    return new Map();
  }
}

function write(presses: Presses): void {
  try {
    if (presses.size === 0) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify([...presses]));
  } catch {
    // The writing under way is all there is then.
  }
}

function isPress(entry: unknown): entry is [string, SavedRow | null] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const row = entry[1] as Partial<SavedRow> | null;
  return (
    row === null || (row?.key === entry[0] && typeof row.ref === 'object' && typeof row.savedAt === 'number')
  );
}
