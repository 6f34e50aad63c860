import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPreview, endPreview } from '#core/preview.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { findAnswer, saveAnswer } from './answers.ts';
import { closeDatabase, inDatabase, openDatabase } from './database.ts';
import { DATABASE_NAME } from './database-name.ts';
import { readDevice, writeDevice } from './device.ts';
import { evictExpired } from './housekeeping.ts';
import { listItems, putItem } from './outbox-items.ts';
import type { AnswerRow } from './rows.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 5, 1);
const row = (key: string, change: Partial<AnswerRow> = {}): AnswerRow => ({
  key,
  endpoint: 'schedule',
  body: '[]',
  etag: null,
  at: NOW,
  ...change,
});
const keys = async () => (await openDatabase().answers.toCollection().primaryKeys()).sort();
const message = { id: 'a', command: 'contactMessage', payload: {}, attendedUntil: 0 };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(endPreview);
afterEach(leaveNoTrace);

it('DESK-84 a preview has no database: nothing is written, nor anything read', async () => {
  await saveAnswer(row('visitor'));
  closeDatabase();
  beginPreview(() => undefined);
  expect(await saveAnswer(row('preview'))).toEqual({ kind: 'unavailable' });
  expect(await findAnswer('visitor')).toEqual({ kind: 'unavailable' });
  await expect(openDatabase().answers.count()).rejects.toThrow(/IndexedDB API missing/);
  endPreview();
  closeDatabase();
  expect(await keys()).toEqual(['visitor']);
});

describe('answers', () => {
  it('OFFLINE-04 stores an answer and reports what was new about it', async () => {
    expect(await saveAnswer(row('k'))).toEqual({ kind: 'done', value: 'new' });
    expect(await saveAnswer(row('k', { at: NOW + 1 }))).toEqual({ kind: 'done', value: 'same' });
    expect(await saveAnswer(row('k', { body: '[1]' }))).toEqual({ kind: 'done', value: 'changed' });
    expect(await findAnswer('k')).toEqual({ kind: 'done', value: row('k', { body: '[1]' }) });
  });

  it('lets an indirect answer overwrite only an older one', async () => {
    await saveAnswer(row('k', { body: '[1]' }));
    expect(await saveAnswer(row('k', { at: NOW - 1 }), { unlessNewer: true })).toMatchObject({
      value: 'kept',
    });
    expect(await saveAnswer(row('k', { at: NOW + 1 }), { unlessNewer: true })).toMatchObject({
      value: 'changed',
    });
  });

  it('takes a damaged record for none', async () => {
    await openDatabase().table('answers').put({ key: 'k', body: 5, at: 'yesterday' });
    expect(await findAnswer('k')).toEqual({ kind: 'done', value: null });
  });
});

describe('housekeeping', () => {
  it('deletes what has expired by server time, but never schedules and messages', async () => {
    await saveAnswer(row('schedule', { at: NOW - 900 * DAY_MS }));
    await saveAnswer(row('news', { endpoint: 'news', at: NOW - 91 * DAY_MS }));
    await saveAnswer(row('fresh news', { endpoint: 'news', at: NOW - 89 * DAY_MS }));
    await saveAnswer(row('unknown', { endpoint: 'no-such-call', at: NOW - DAY_MS }));
    await putItem(message);
    await evictExpired(NOW);
    expect(await keys()).toEqual(['fresh news', 'schedule']);
    expect(await listItems()).toMatchObject({ value: [{ id: 'a' }] });
  });

  it('makes room for a message: news first, then events, never schedules', async () => {
    await saveAnswer(row('schedule'));
    await saveAnswer(row('news', { endpoint: 'news' }));
    await saveAnswer(row('event', { endpoint: 'eventDetail' }));
    const database = openDatabase();
    const add = database.outbox.add.bind(database.outbox);
    const refusals = vi.spyOn(database.outbox, 'add').mockImplementation(((item: never) => {
      if (refusals.mock.calls.length < 5) throw new Dexie.QuotaExceededError('full');
      return add(item);
    }) as never);
    expect(await putItem(message)).toEqual({ kind: 'done', value: undefined });
    expect(await keys()).toEqual(['schedule']);
    expect(refusals).toHaveBeenCalledTimes(5);
  });
});

describe('the database', () => {
  it('says that there is no room, and leaves nothing half-written', async () => {
    const outcome = await inDatabase('rw', ['answers'], async (database) => {
      await database.answers.put(row('k'));
      throw new Dexie.QuotaExceededError('full');
    });
    expect(outcome).toEqual({ kind: 'full' });
    expect(await keys()).toEqual([]);
  });

  it('opens again, once, after the browser closed the connection', async () => {
    await saveAnswer(row('k'));
    openDatabase().close({ disableAutoOpen: false });
    expect(await findAnswer('k')).toMatchObject({ kind: 'done', value: { key: 'k' } });
    // As after "clear site data": the connection is dead, and only using it shows that.
    openDatabase().backendDB().close();
    expect(await findAnswer('k')).toMatchObject({ kind: 'done', value: { key: 'k' } });
  });

  it('ST4 does once more, and not again and again, what a lost connection interrupted', async () => {
    const lost = async (): Promise<string> => {
      throw new DOMException('the connection is closed', 'AbortError');
    };
    const work = vi.fn(async () => 'done').mockImplementationOnce(lost);
    expect(await inDatabase('r', ['answers'], work)).toEqual({ kind: 'done', value: 'done' });
    expect(work).toHaveBeenCalledTimes(2);
    work.mockReset().mockImplementation(lost);
    expect(await inDatabase('r', ['answers'], work)).toEqual({ kind: 'unavailable' });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['missing', undefined],
    [
      'throwing',
      {
        open: () => {
          throw new Error('denied');
        },
      },
    ],
    ['never answering', { open: () => ({}) }],
  ])('OFFLINE-04 works without storage: %s', async (_, broken) => {
    const { dependencies } = Dexie as unknown as { dependencies: { indexedDB: unknown } };
    const whole = dependencies.indexedDB;
    closeDatabase();
    dependencies.indexedDB = broken;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const found = findAnswer('k');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await found).toEqual({ kind: 'unavailable' });
      // From here on the clock stands still: what waited for it would wait for ever.
      expect(await saveAnswer(row('k'))).toEqual({ kind: 'unavailable' });
    } finally {
      vi.useRealTimers();
      dependencies.indexedDB = whole;
      closeDatabase();
    }
  });

  it('opens what the first release left, and loses nothing of it', async () => {
    const released = new Dexie(DATABASE_NAME);
    released.version(1).stores({ answers: 'key', outbox: '++order, &id', receipts: 'id', device: 'name' });
    await released.table('answers').put(row('k'));
    await released.table('outbox').put({ id: 'a', command: 'contactMessage', payload: { name: 'Meera' } });
    await released.table('receipts').put({ id: 'b', sentAt: 1, announced: false });
    await released.table('device').put({ name: 'clock-offset', value: 5 });
    released.close();
    expect(await findAnswer('k')).toEqual({ kind: 'done', value: row('k') });
    expect(await listItems()).toMatchObject({ value: [{ id: 'a', order: 1, payload: { name: 'Meera' } }] });
    expect(await openDatabase().receipts.count()).toBe(1);
    expect(await readDevice('clock-offset', 0)).toBe(5);
    for (const store of ['saved', 'packs', 'staged', 'drafts'] as const)
      expect(await openDatabase()[store].count(), store).toBe(0);
  });

  it('PWA-06 opens what a later release left after a rollback, and loses nothing of it', async () => {
    await putItem(message);
    closeDatabase();
    const later = new Dexie(DATABASE_NAME);
    later.version(9).stores({ outbox: '++order, &id, command', medals: 'place' });
    await later.table('medals').put({ place: 1 });
    later.close();
    expect(await listItems()).toMatchObject({ kind: 'done', value: [{ id: 'a' }] });
    expect(await putItem({ ...message, id: 'b' })).toEqual({ kind: 'done', value: undefined });
    expect(await listItems()).toMatchObject({ value: [{ id: 'a' }, { id: 'b' }] });
    closeDatabase();
    await later.open();
    expect(await later.table('medals').count()).toBe(1);
    later.close();
  });

  it('remembers facts about the device and ignores nonsense', async () => {
    await writeDevice('clock-offset', 90_000);
    expect(await readDevice('clock-offset', 0)).toBe(90_000);
    await openDatabase().device.put({ name: 'clock-offset', value: 'soon' });
    expect(await readDevice('clock-offset', 0)).toBe(0);
  });
});
