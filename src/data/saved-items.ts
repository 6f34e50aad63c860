import { useEffect, useState } from 'react';
import { followSavedKeys, noteAllSavedKeys, noteSavedKeys, useSavedKeys } from './saved-keys.ts';
import { type SavedDetails, type SavedRef, type SavedRow, savedKey } from './saved-ref.ts';

/*
 * What the page knows of the things the visitor has starred. The list comes with the database, which is large: it is
 * brought with the first star, never with the page.
 */
const bringStorage = () => import('#core/storage/saved-items.ts');

/** `full`, `unavailable`: nothing was written. */
export type SavingOutcome = 'done' | 'full' | 'unavailable';

/** Null while it is being looked up. */
export type SavedList = readonly SavedRow[] | 'unavailable' | null;

/** Whether the visitor has starred a thing, in whichever tab. */
export function useIsSaved(ref: SavedRef): boolean {
  useEffect(followSavedKeys, []);
  return useSavedKeys().has(savedKey(ref));
}

/** A thing as it is starred now. */
export function starred(ref: SavedRef, details: SavedDetails | null): SavedRow {
  return { key: savedKey(ref), ref, details, savedAt: Date.now() };
}

/** Keeps things on this device; after the first one the browser is asked never to clear them by itself. */
export async function saveThings(rows: readonly SavedRow[]): Promise<SavingOutcome> {
  const outcome = await change(
    rows.map(({ key }) => key),
    true,
    async () => {
      const { putSaved } = await bringStorage();
      return putSaved(rows);
    },
  );
  if (outcome === 'done') void import('./persistence.ts').then(({ askToPersist }) => askToPersist(), String);
  return outcome;
}

/** Takes a thing off the list. */
export function unsaveThing(key: string): Promise<SavingOutcome> {
  return change([key], false, async () => {
    const { removeSaved } = await bringStorage();
    return removeSaved(key);
  });
}

/** Writes what newer answers say of starred things. Where that fails, the next look at them does it. */
export async function renewThings(news: ReadonlyMap<string, SavedDetails>): Promise<void> {
  try {
    const { renewSaved } = await bringStorage();
    await renewSaved(news);
  } catch {
    // What is on the screen is right all the same.
  }
}

/** Everything starred on this device, followed through every tab. */
export function useSavedList(): SavedList {
  const [list, setList] = useState<SavedList>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    const watch = async () => {
      try {
        const { listSaved, watchSaved } = await bringStorage();
        const first = await listSaved();
        if (isLeft) return;
        if (first.kind !== 'done') setList('unavailable');
        stop = watchSaved((rows) => {
          setList(rows);
          noteAllSavedKeys(new Set(rows.map(({ key }) => key)));
        });
      } catch (error) {
        console.warn('The saved things could not be brought.', error);
        setList('unavailable');
      }
    };
    void watch();
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
  return list;
}

let underWay = 0;

/**
 * Shown at once; taken back where the device cannot keep it. Two tabs that note at the same moment lose one of the
 * notes, but the list loses nothing: at the end its word counts.
 */
async function change(
  keys: readonly string[],
  isSaved: boolean,
  write: () => Promise<{ readonly kind: SavingOutcome }>,
): Promise<SavingOutcome> {
  underWay += 1;
  noteSavedKeys(keys, isSaved);
  const outcome = await write().then(
    ({ kind }) => kind,
    (error: unknown) => {
      console.warn('The device could not be reached for a star.', error);
      return 'unavailable' as const;
    },
  );
  underWay -= 1;
  if (outcome !== 'done') noteSavedKeys(keys, !isSaved);
  else {
    const { tellSavedKeys } = await bringStorage();
    // What has been pressed meanwhile is not in the list yet.
    await tellSavedKeys((all) => underWay === 0 && noteAllSavedKeys(all));
  }
  return outcome;
}
