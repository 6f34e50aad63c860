import { useEffect, useState } from 'react';
import { followSavedKeys, noteAllSavedKeys, noteSavedKeys, useIsSavedKey } from './saved-keys.ts';
import { noteSavedNews } from './saved-news.ts';
import { type SavedChange, type SavedDetails, type SavedRef, type SavedRow, savedKey } from './saved-ref.ts';
import { forgetPresses, notePresses, type Presses, unstoredPresses } from './unstored-stars.ts';

/*
 * What the page knows about the items the visitor has starred. The list comes with the database, which is large: it is
 * loaded with the first star, never with the page.
 */
const loadStorage = () => import('#core/storage/saved-items.ts');

/** `full`, `unavailable`: nothing was written. */
export type SavingOutcome = 'done' | 'full' | 'unavailable';

/** Null while it is loading. */
export type SavedList = readonly SavedRow[] | 'unavailable' | null;

/** Returns whether the visitor has starred an item, in any tab. */
export function useIsSaved(ref: SavedRef): boolean {
  useEffect(() => {
    followSavedKeys();
    storeLeftPresses();
  }, []);
  return useIsSavedKey(savedKey(ref));
}

/** Returns the row of an item that is starred now. */
export function starred(
  ref: SavedRef,
  details: SavedDetails | null,
  namesakes?: readonly string[] | undefined,
): SavedRow {
  return { key: savedKey(ref), ref, details, savedAt: Date.now(), ...(namesakes && { namesakes }) };
}

/** Saves items on this device; after the first one, the browser is asked never to clear them automatically. */
export async function saveItems(rows: readonly SavedRow[]): Promise<SavingOutcome> {
  const outcome = await change(new Map(rows.map((row) => [row.key, row])));
  if (outcome === 'done')
    void import('../packs/persistence.ts').then(({ askToPersist }) => askToPersist(), String);
  return outcome;
}

/** Removes an item from the list. */
export function unsaveItem(key: string): Promise<SavingOutcome> {
  return change(new Map([[key, null]]));
}

/** The changes this page has written because of newer answers. */
const renewed = new Map<string, SavedChange>();

/**
 * Writes what newer answers say about saved items. If that fails, the next check does it. The same change is written
 * only once: another tab may have another revision, and the two would overwrite each other forever. Once this page itself
 * has taken a change back, its own revision is another one, and the change may come again.
 */
export async function storeRenewed(changes: readonly SavedChange[]): Promise<void> {
  const due = new Map(changes.map((one) => [JSON.stringify(one), one]));
  for (const written of renewed.keys()) due.delete(written);
  if (due.size === 0 || (await changeSavedItems([...due.values()])) !== 'done') return;
  const now = new Set([...due.values()].map(({ to }) => contentOf(to)));
  for (const [written, { from }] of renewed) if (now.has(contentOf(from))) renewed.delete(written);
  for (const [written, one] of due) renewed.set(written, one);
}

/** What an answer says of a saved item, in one text. */
const contentOf = ({ key, details }: SavedRow) => JSON.stringify([key, details]);

/** Updates saved items that have not changed since they were read. */
export async function changeSavedItems(changes: readonly SavedChange[]): Promise<SavingOutcome> {
  try {
    const { renewSaved, withSavedRows } = await loadStorage();
    const { kind } = await renewSaved(changes);
    if (kind === 'done') await withSavedRows((all) => underWay === 0 && noteRows(all));
    return kind;
  } catch {
    // What is on the screen is still right.
    return 'unavailable';
  }
}

/** Returns everything starred on this device right now; nothing if it cannot be read. */
export async function readSavedList(): Promise<readonly SavedRow[]> {
  const { listSaved } = await loadStorage();
  const list = await listSaved();
  return list.kind === 'done' ? list.value : [];
}

/** Returns everything starred on this device, and follows changes in all tabs. */
export function useSavedList(): SavedList {
  const [list, setList] = useState<SavedList>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    storeLeftPresses();
    const watch = async () => {
      try {
        const { listSaved, watchSaved } = await loadStorage();
        const first = await listSaved();
        if (isLeft) return;
        if (first.kind !== 'done') setList('unavailable');
        stop = watchSaved((rows) => {
          setList(rows);
          noteRows(rows);
        });
      } catch (error) {
        console.warn('The saved items could not be loaded.', error);
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

/** Stores the stars of an earlier page that was left before it could store them. */
function storeLeftPresses(): void {
  if (isLookedThrough) return;
  isLookedThrough = true;
  const left = unstoredPresses();
  if (left.size > 0) void change(left);
}

/**
 * Shows a change at once, and reverts it if the device cannot store it. If two tabs write their notes at the same
 * moment, one note is lost, but the list loses nothing and corrects the notes afterwards.
 */
async function change(presses: Presses): Promise<SavingOutcome> {
  underWay += 1;
  show(presses);
  notePresses(presses);
  const outcome = await store(presses).catch((error: unknown) => {
    console.warn('The star could not be saved.', error);
    return 'unavailable' as const;
  });
  forgetPresses(presses);
  underWay -= 1;
  if (outcome !== 'done') takeBack(presses);
  else {
    const { withSavedRows } = await loadStorage();
    // Presses made meanwhile are not in the list yet.
    await withSavedRows((all) => underWay === 0 && noteRows(all));
  }
  return outcome;
}

/** Stores presses. The press is shown before the database loads, which takes a slow phone a tenth of a second. */
async function store(presses: Presses): Promise<SavingOutcome> {
  await new Promise((resolve) => setTimeout(resolve));
  const { putSaved, removeSaved } = await loadStorage();
  const rows = [...presses.values()].filter((row) => row !== null);
  const put = rows.length === 0 ? 'done' : (await putSaved(rows)).kind;
  if (put !== 'done') return put;
  for (const key of keysOf(presses, false)) {
    const removed = await removeSaved(key);
    if (removed.kind !== 'done') return removed.kind;
  }
  return 'done';
}

/** Notes what other parts of the page, and other tabs, know of the list without the database. */
function noteRows(rows: readonly SavedRow[]): void {
  noteAllSavedKeys(new Set(rows.map(({ key }) => key)));
  noteSavedNews(rows.filter(({ news }) => news?.isSeen === false).length);
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
