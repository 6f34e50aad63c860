import { createStore } from './store.ts';

/*
 * Which things are starred, beside the list itself: stars stand on many pages, and none of them should bring the
 * database only to find that it holds nothing. Other tabs hear of a change by the browser's own event.
 */
const NAME = 'saved-keys';

const keys = createStore<ReadonlySet<string>>(new Set());
export const useSavedKeys = keys.use;

let isFollowed = false;

/** Reads what is noted, and follows it; call once the page is alive. */
export function followSavedKeys(): void {
  if (isFollowed) return;
  isFollowed = true;
  keys.set(read() ?? keys.get());
  addEventListener('storage', ({ key }) => {
    if (key === NAME || key === null) keys.set(read() ?? new Set());
  });
}

/** Notes keys that have been starred or are no longer. */
export function noteSavedKeys(changed: readonly string[], isSaved: boolean): void {
  const next = new Set(read() ?? keys.get());
  for (const key of changed) {
    if (isSaved) next.add(key);
    else next.delete(key);
  }
  noteAllSavedKeys(next);
}

/** Notes the whole list, as the database has it. */
export function noteAllSavedKeys(all: ReadonlySet<string>): void {
  try {
    localStorage.setItem(NAME, JSON.stringify([...all]));
  } catch {
    // It holds for this page all the same.
  }
  keys.set(all);
}

function read(): ReadonlySet<string> | null {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(noted) ? new Set(noted.filter((key) => typeof key === 'string')) : null;
  } catch {
    return null;
  }
}
