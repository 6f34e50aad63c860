import { readStored, writeStored } from '#core/browser-storage.ts';
import { createStore } from '../store.ts';

/*
 * The keys of the starred items, noted outside the database: stars appear on many pages, and none of them should load
 * the database only to find it empty. Other tabs learn of a change through the browser's `storage` event.
 *
 * Browsers guarantee no order for two tabs' writes to one name: the older note can arrive last, and stay. So each note
 * begins with the time it was written, and a page that receives an older note than it knows writes the newer one again.
 */
const NAME = 'saved-keys';
/** More than clocks are ever set back, and less than a nonsense time. */
const FURTHEST_AHEAD_MS = 100 * 366 * 24 * 60 * 60_000;

interface Note {
  /** Unix time in milliseconds, or one more than the last time if the clock stood still or went back. */
  readonly at: number;
  readonly keys: ReadonlySet<string>;
}

const NOTHING: Note = { at: 0, keys: new Set() };

const keys = createStore(NOTHING.keys);
export const useSavedKeys = keys.use;
/** Whether one item is starred: of a thousand stars, a press changes one. */
export const useIsSavedKey = (key: string): boolean => keys.usePart((all) => all.has(key));

let isFollowed = false;
/** The time of the newest note this page knows. */
let newest = 0;

/** Reads the note and follows it; call it once the page is hydrated. */
export function followSavedKeys(): void {
  if (isFollowed) return;
  isFollowed = true;
  hear(read());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === NAME && newValue === null)) keys.set(NOTHING.keys);
    else if (key === NAME) hear(parse(newValue));
  });
}

/** Notes keys that have been starred or unstarred. */
export function noteSavedKeys(changed: readonly string[], isSaved: boolean): void {
  hear(read());
  const next = new Set(keys.get());
  for (const key of changed) {
    if (isSaved) next.add(key);
    else next.delete(key);
  }
  noteAllSavedKeys(next);
}

/** Notes the whole list as it is in the database. */
export function noteAllSavedKeys(all: ReadonlySet<string>): void {
  newest = Math.max(Date.now(), newest + 1, (read()?.at ?? 0) + 1);
  write(all);
  keys.set(all);
}

function hear(note: Note | null): void {
  if (note === null) return;
  if (note.at < newest) {
    write(keys.get());
    return;
  }
  newest = note.at;
  keys.set(note.keys);
}

function write(all: ReadonlySet<string>): void {
  writeStored(NAME, JSON.stringify([newest, ...all]));
}

/** Returns the stored note; null if storage cannot be read. */
function read(): Note | null {
  const text = readStored(NAME);
  if (text === undefined) return null;
  return text === null ? { at: newest, keys: NOTHING.keys } : parse(text);
}

/** Returns 0 for a time in the far future: otherwise no note could ever be newer. */
const timeIn = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value < Date.now() + FURTHEST_AHEAD_MS ? value : 0;

/** Treats an invalid note as older than every note. */
function parse(text: string | null): Note {
  try {
    const noted: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(noted)) return NOTHING;
    return { at: timeIn(noted[0]), keys: new Set(noted.filter((key) => typeof key === 'string')) };
  } catch {
    return NOTHING;
  }
}
