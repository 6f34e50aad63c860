import { readStored, writeStored } from '../browser-storage.ts';
import { createStore } from '../store.ts';

/*
 * Which items are starred, beside the list itself: stars stand on many pages, and none of them should bring the
 * database only to find that it holds nothing. Other tabs hear of a change by the browser's own event.
 *
 * A browser promises no order for what two tabs write to one name: the earlier word can arrive last, and stay. So each
 * note begins with the time it was written, and a page that hears an older one than it knows writes the newer again.
 */
const NAME = 'saved-keys';
/** More than any clock is put back by, and less than any nonsense. */
const FURTHEST_AHEAD_MS = 100 * 366 * 24 * 60 * 60_000;

interface Note {
  /** Unix time in milliseconds, or one more than the last where the clock stood still or went back. */
  readonly at: number;
  readonly keys: ReadonlySet<string>;
}

const NOTHING: Note = { at: 0, keys: new Set() };

const keys = createStore(NOTHING.keys);
export const useSavedKeys = keys.use;

let isFollowed = false;
/** The time of the newest note this page knows. */
let newest = 0;

/** Reads what is noted, and follows it; call once the page is alive. */
export function followSavedKeys(): void {
  if (isFollowed) return;
  isFollowed = true;
  hear(read());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === NAME && newValue === null)) keys.set(NOTHING.keys);
    else if (key === NAME) hear(parse(newValue));
  });
}

/** Notes keys that have been starred or are no longer. */
export function noteSavedKeys(changed: readonly string[], isSaved: boolean): void {
  hear(read());
  const next = new Set(keys.get());
  for (const key of changed) {
    if (isSaved) next.add(key);
    else next.delete(key);
  }
  noteAllSavedKeys(next);
}

/** Notes the whole list, as the database has it. */
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

/** Null where nothing can be read. */
function read(): Note | null {
  const text = readStored(NAME);
  if (text === undefined) return null;
  return text === null ? { at: newest, keys: NOTHING.keys } : parse(text);
}

/** A time far ahead is none: no note could ever be newer. */
const timeIn = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value < Date.now() + FURTHEST_AHEAD_MS ? value : 0;

/** What is no note is older than every note. */
function parse(text: string | null): Note {
  try {
    const noted: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(noted)) return NOTHING;
    return { at: timeIn(noted[0]), keys: new Set(noted.filter((key) => typeof key === 'string')) };
  } catch {
    return NOTHING;
  }
}
