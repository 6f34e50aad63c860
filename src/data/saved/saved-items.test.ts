import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { listSaved, putSaved } from '#core/storage/saved-items.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { changeSavedItems, saveItems, starred, storeRenewed, unsaveItem } from './saved-items.ts';
import { forgetPresses, notePresses, unstoredPresses } from './unstored-stars.ts';

const askToPersist = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../packs/persistence.ts', () => ({ askToPersist }));

/** A press whose key differs from the name it is noted under. */
const NOT_ITS_KEY = '{"key":"event:delphi","ref":{},"savedAt":1}';
const UNSTORED = 'saved-unstored:event:athens';
const star = (eventPath: string) => starred({ kind: 'event', eventPath }, null);
const noted = () => JSON.parse(localStorage.getItem('saved-keys') ?? '[]').slice(1);

afterEach(async () => {
  vi.restoreAllMocks();
  askToPersist.mockClear();
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

describe('the browser', () => {
  it('is asked to keep the site’s data after a star is stored, not after one that failed', async () => {
    expectConsole(/cannot save or read right now/);
    vi.spyOn(openDatabase().saved, 'bulkPut').mockRejectedValueOnce(new Error('broken'));
    expect(await saveItems([star('athens')])).toBe('unavailable');
    await vi.dynamicImportSettled();
    expect(askToPersist).not.toHaveBeenCalled();
    expect(await saveItems([star('athens')])).toBe('done');
    await vi.waitFor(() => expect(askToPersist).toHaveBeenCalledOnce());
  });
});

describe('the note of saved items', () => {
  it('matches the list even if another tab’s note was lost', async () => {
    await putSaved([star('delphi')]);
    await saveItems([star('athens')]);
    expect(noted()).toEqual(['event:athens', 'event:delphi']);
    localStorage.setItem('saved-keys', `[${Date.now() + 1},"event:athens","event:delphi","event:corinth"]`);
    await unsaveItem('event:athens');
    expect(noted()).toEqual(['event:delphi']);
  });

  it('includes what was starred meanwhile', async () => {
    const { saved } = openDatabase();
    const read = saved.toArray.bind(saved);
    let second: Promise<unknown> | undefined;
    // Pressed after the list has been read, and before it is noted.
    vi.spyOn(saved, 'toArray').mockImplementationOnce((() =>
      read().then((rows) => {
        second = Dexie.ignoreTransaction(() => saveItems([star('delphi')]));
        return rows;
      })) as never);
    await saveItems([star('athens')]);
    expect(noted()).toEqual(['event:athens', 'event:delphi']);
    await second;
    expect(noted()).toEqual(['event:athens', 'event:delphi']);
  });
});

describe('two tabs that hold different revisions', () => {
  it('do not overwrite each other forever: each writes the same change once', async () => {
    const [here, there] = [star('athens'), { ...star('athens'), namesakes: ['1'] }];
    const stored = async () => (await openDatabase().saved.toArray())[0];
    await putSaved([here]);
    await storeRenewed([{ from: here, to: there }]);
    expect(await stored()).toEqual(there);
    // The other tab has a memory of its own.
    await changeSavedItems([{ from: there, to: here }]);
    await storeRenewed([{ from: here, to: there }]);
    expect(await stored()).toEqual(here);
    // A change by the visitor is written every time.
    expect(await changeSavedItems([{ from: here, to: there }])).toBe('done');
    expect(await stored()).toEqual(there);
  });

  it('follow a schedule that goes to and fro, each as often as its own does', async () => {
    const at = (hour: string) => ({
      ...star('corfu'),
      savedAt: 1,
      details: { title: 'Corfu', path: '/', event: '', day: '', startsAt: hour, endsAt: '', place: '' },
    });
    const [ten, eleven] = [at('10:00'), at('11:00')];
    await putSaved([ten]);
    for (const [from, to] of [
      [ten, eleven],
      [eleven, ten],
      [ten, eleven],
      [eleven, ten],
    ] as const) {
      await storeRenewed([{ from, to }]);
      expect(await openDatabase().saved.toArray()).toEqual([to]);
    }
  });

  it('retry what could not be written', async () => {
    expectConsole(/cannot save or read right now/);
    const [here, there] = [star('corinth'), { ...star('corinth'), namesakes: ['1'] }];
    await putSaved([here]);
    vi.spyOn(openDatabase().saved, 'bulkPut').mockRejectedValueOnce(new Error('broken'));
    await storeRenewed([{ from: here, to: there }]);
    await storeRenewed([{ from: here, to: there }]);
    expect(await openDatabase().saved.toArray()).toEqual([there]);
  });
});

describe('a page that is left before its stars are stored', () => {
  /** Simulates a page load: the new page shares no memory with the one before. */
  async function openPage() {
    vi.resetModules();
    const { useIsSaved } = await import('./saved-items.ts');
    const { renderHook } = await import('@testing-library/react');
    return renderHook(() => useIsSaved({ kind: 'event', eventPath: 'athens' }));
  }
  const stored = async () => {
    const rows = await listSaved();
    return rows.kind === 'done' ? rows.value.map(({ key }) => key) : rows.kind;
  };
  const unstored = () => localStorage.getItem(UNSTORED);

  it('leaves them to the next page, complete', async () => {
    const press = starred({ kind: 'event', eventPath: 'athens' }, null);
    notePresses(new Map([[press.key, press]]));
    const { result } = await openPage();
    await vi.waitFor(async () => expect(await stored()).toEqual(['event:athens']));
    expect(result.current).toBe(true);
    await vi.waitFor(() => expect(unstored()).toBeNull());
  });

  it('leaves pending removals to the next page', async () => {
    await putSaved([star('athens'), star('delphi')]);
    notePresses(new Map([['event:athens', null]]));
    await openPage();
    await vi.waitFor(async () => expect(await stored()).toEqual(['event:delphi']));
  });

  it('leaves nothing behind once they are stored', async () => {
    const press = saveItems([star('athens')]);
    expect(unstored()).toContain('"eventPath":"athens"');
    await press;
    expect(unstored()).toBeNull();
  });

  it.each(['{"a":1}', '[7]', '7', '', '{}', NOT_ITS_KEY])('ignores an invalid note: %s', async (noted) => {
    localStorage.setItem(UNSTORED, noted);
    expect(unstoredPresses()).toEqual(new Map());
    await openPage();
    expect(await stored()).toEqual([]);
  });

  it('keeps a press made while an earlier one was being stored', () => {
    const first = new Map([['event:athens', star('athens')]]);
    notePresses(first);
    notePresses(new Map([['event:athens', null]]));
    forgetPresses(first);
    expect(unstoredPresses()).toEqual(new Map([['event:athens', null]]));
  });
});
