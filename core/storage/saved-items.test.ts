import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { fakeLocks } from '../../tests/support/unit/fake-locks.ts';
import { findAnswer, saveAnswer } from './answers.ts';
import { openDatabase } from './database.ts';
import { evictExpired } from './housekeeping.ts';
import type { SavedDetails, SavedRow } from './rows.ts';
import { listSaved, putSaved, removeSaved, renewSaved, watchSaved, withSavedRows } from './saved-items.ts';

const LONG_AGO = Date.UTC(2020, 0, 1);
const details = (title: string): SavedDetails => ({
  title,
  path: '/event/athens',
  event: '',
  day: '',
  startsAt: '05-03-2027',
  endsAt: '',
  place: 'Athens',
});
const star = (eventPath: string, change: Partial<SavedRow> = {}): SavedRow => ({
  key: `event:${eventPath}`,
  ref: { kind: 'event', eventPath },
  details: details(eventPath),
  savedAt: LONG_AGO,
  ...change,
});
const titles = async () => {
  const rows = await listSaved();
  return rows.kind === 'done' ? rows.value.map((row) => row.details?.title ?? row.key) : rows.kind;
};

afterEach(leaveNoTrace);

describe('saved items', () => {
  it('are stored and deleted', async () => {
    expect((await putSaved([star('athens'), star('delphi')])).kind).toBe('done');
    expect(await titles()).toEqual(['athens', 'delphi']);
    await removeSaved('event:athens');
    await removeSaved('event:never-there');
    expect(await titles()).toEqual(['delphi']);
  });

  it('stay as they are when they are shared again', async () => {
    await putSaved([star('athens')]);
    await putSaved([star('athens', { details: null }), star('delphi', { details: null })]);
    expect(await titles()).toEqual(['athens', 'event:delphi']);
  });

  it('are updated by newer answers, but not restored by them', async () => {
    const [athens, delphi] = [star('athens', { details: null }), star('delphi', { details: null })];
    await putSaved([athens]);
    await renewSaved([
      { from: athens, to: { ...athens, details: details('Athens Games') } },
      { from: delphi, to: { ...delphi, details: details('Delphi') } },
    ]);
    expect(await titles()).toEqual(['Athens Games']);
  });

  it('are not overwritten from an outdated copy', async () => {
    const athens = star('athens', { details: null });
    await putSaved([athens]);
    await renewSaved([{ from: athens, to: { ...athens, details: details('Newer') } }]);
    await renewSaved([{ from: athens, to: { ...athens, details: details('Of an older answer') } }]);
    expect(await titles()).toEqual(['Newer']);
  });

  it('move to another key, even one that another item is just leaving', async () => {
    const [athens, delphi] = [star('athens'), star('delphi')];
    await putSaved([athens, delphi]);
    await renewSaved([
      { from: athens, to: star('delphi', { details: details('Athens Games') }) },
      { from: delphi, to: star('corinth', { details: details('Delphi') }) },
    ]);
    expect(await titles()).toEqual(['Delphi', 'Athens Games']);
  });

  it('are never deleted by housekeeping, however old', async () => {
    await putSaved([star('athens')]);
    await evictExpired(Date.UTC(2030, 0, 1));
    expect(await titles()).toEqual(['athens']);
  });

  it('get the room of news and events', async () => {
    const answer = { key: 'news', endpoint: 'news', body: '[]', etag: null, at: LONG_AGO };
    await saveAnswer(answer);
    const { saved } = openDatabase();
    const put = saved.bulkPut.bind(saved);
    const refusals = vi.spyOn(saved, 'bulkPut').mockImplementation(((rows: never) => {
      if (refusals.mock.calls.length < 4) throw new Dexie.QuotaExceededError('full');
      return put(rows);
    }) as never);
    await putSaved([star('athens')]);
    expect(await titles()).toEqual(['athens']);
    expect(await findAnswer('news')).toMatchObject({ value: null });
  });

  it('are watched as they change', async () => {
    const seen: number[] = [];
    const stop = watchSaved((rows) => void seen.push(rows.length));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(0));
    await putSaved([star('athens')]);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
    stop();
  });
});

describe('the keys of saved items', () => {
  it('are reported by one tab after the other: a delayed tab does not report old state last', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const database = openDatabase();
    const look = database.transaction.bind(database) as (...all: unknown[]) => Promise<unknown>;
    let goOn: () => void = () => undefined;
    const heldUp = new Promise<void>((resolve) => (goOn = resolve));
    const looked = vi.fn();
    vi.spyOn(database, 'transaction').mockImplementationOnce((async (...all: unknown[]) => {
      const found = await look(...all);
      looked();
      await heldUp;
      return found;
    }) as never);
    const told: string[][] = [];
    const tell = () => withSavedRows((rows) => void told.push(rows.map(({ key }) => key)));

    const first = tell();
    await vi.waitFor(() => expect(looked).toHaveBeenCalled());
    await putSaved([star('athens')]);
    const second = tell();
    // Without the lock, the second reader would be done by then.
    for (let looks = 0; looks < 5; looks += 1) await listSaved();
    goOn();
    await Promise.all([first, second]);
    expect(told).toEqual([[], ['event:athens']]);
  });
});
