import { useEffect, useState } from 'react';
import { followSavedKeys, noteAllSavedKeys, noteSavedKeys, useSavedKeys } from './saved-keys.ts';
import { type SavedChange, type SavedDetails, type SavedRef, type SavedRow, savedKey } from './saved-ref.ts';
import { forgetPresses, notePresses, type Presses, unstoredPresses } from './unstored-stars.ts';

/*
 * What the page knows of the items the visitor has starred. The list comes with the database, which is large: it is
 * brought with the first star, never with the page.
 */
const bringStorage = () => import('#core/storage/saved-items.ts');

/** `full`, `unavailable`: nothing was written. */
export type SavingOutcome = 'done' | 'full' | 'unavailable';

/** Null while it is being looked up. */
export type SavedList = readonly SavedRow[] | 'unavailable' | null;

/** Whether the visitor has starred an item, in whichever tab. */
export function useIsSaved(ref: SavedRef): boolean {
  useEffect(() => {
    followSavedKeys();
    storeLeftPresses();
  }, []);
  return useSavedKeys().has(savedKey(ref));
}

/** An item as it is starred now. */
export function starred(
  ref: SavedRef,
  details: SavedDetails | null,
  namesakes?: readonly string[] | undefined,
): SavedRow {
  return { key: savedKey(ref), ref, details, savedAt: Date.now(), ...(namesakes && { namesakes }) };
}

/** Keeps items on this device; after the first one the browser is asked never to clear them by itself. */
export async function saveItems(rows: readonly SavedRow[]): Promise<SavingOutcome> {
  const outcome = await change(new Map(rows.map((row) => [row.key, row])));
  if (outcome === 'done')
    void import('../packs/persistence.ts').then(({ askToPersist }) => askToPersist(), String);
  return outcome;
}

/** Takes an item off the list. */
export function unsaveItem(key: string): Promise<SavingOutcome> {
  return change(new Map([[key, null]]));
}

/** What newer answers have made this page write. */
const renewed = new Set<string>();

/**
 * Writes what newer answers say of saved items. Where that fails, the next look at them does it. The same is written
 * once: another tab may hold another revision, and the two would write each other's word away without end.
 */
export async function storeRenewed(changes: readonly SavedChange[]): Promise<void> {
  const due = new Map(changes.map((one) => [JSON.stringify(one), one]));
  for (const written of renewed) due.delete(written);
  if (due.size === 0 || (await changeSavedItems([...due.values()])) !== 'done') return;
  for (const one of due.keys()) renewed.add(one);
}

/** Writes that saved items are now seen otherwise, where they still are as they were seen. */
export async function changeSavedItems(changes: readonly SavedChange[]): Promise<SavingOutcome> {
  try {
    const { renewSaved, tellSavedKeys } = await bringStorage();
    const { kind } = await renewSaved(changes);
    if (kind === 'done') await tellSavedKeys((all) => underWay === 0 && noteAllSavedKeys(all));
    return kind;
  } catch {
    // What is on the screen is right all the same.
    return 'unavailable';
  }
}

/** Everything starred on this device at this moment; nothing where it cannot be read. */
export async function readSavedList(): Promise<readonly SavedRow[]> {
  const { listSaved } = await bringStorage();
  const list = await listSaved();
  return list.kind === 'done' ? list.value : [];
}

/** Everything starred on this device, followed through every tab. */
export function useSavedList(): SavedList {
  const [list, setList] = useState<SavedList>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    storeLeftPresses();
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
        console.warn('The saved items could not be brought.', error);
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
let isLookedThrough = false;

/** Stores what was pressed on a page that was left before it could. */
function storeLeftPresses(): void {
  if (isLookedThrough) return;
  isLookedThrough = true;
  const left = unstoredPresses();
  if (left.size > 0) void change(left);
}

/**
 * Shown at once; taken back where the device cannot keep it. Two tabs that note at the same moment lose one of the
 * notes, but the list loses nothing: at the end its word counts.
 */
async function change(presses: Presses): Promise<SavingOutcome> {
  underWay += 1;
  show(presses);
  notePresses(presses);
  const outcome = await store(presses).catch((error: unknown) => {
    console.warn('The device could not be reached for a star.', error);
    return 'unavailable' as const;
  });
  forgetPresses(presses);
  underWay -= 1;
  if (outcome !== 'done') takeBack(presses);
  else {
    const { tellSavedKeys } = await bringStorage();
    // What has been pressed meanwhile is not in the list yet.
    await tellSavedKeys((all) => underWay === 0 && noteAllSavedKeys(all));
  }
  return outcome;
}

/** The press is shown before storage is brought, which takes a slow phone a tenth of a second. */
async function store(presses: Presses): Promise<SavingOutcome> {
  await new Promise((resolve) => setTimeout(resolve));
  const { putSaved, removeSaved } = await bringStorage();
  const rows = [...presses.values()].filter((row) => row !== null);
  const put = rows.length === 0 ? 'done' : (await putSaved(rows)).kind;
  if (put !== 'done') return put;
  for (const key of keysOf(presses, false)) {
    const removed = await removeSaved(key);
    if (removed.kind !== 'done') return removed.kind;
  }
  return 'done';
}

function show(presses: Presses): void {
  noteSavedKeys(keysOf(presses, true), true);
  noteSavedKeys(keysOf(presses, false), false);
}

function takeBack(presses: Presses): void {
  noteSavedKeys(keysOf(presses, true), false);
  noteSavedKeys(keysOf(presses, false), true);
}

function keysOf(presses: Presses, isSaved: boolean): readonly string[] {
  return [...presses].filter(([, row]) => (row !== null) === isSaved).map(([key]) => key);
}
