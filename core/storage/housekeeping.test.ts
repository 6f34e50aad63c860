import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { saveAnswer } from './answers.ts';
import { openDatabase } from './database.ts';
import { putItem } from './outbox-items.ts';
import { beginPack, commitPack, findPack, stageAnswer } from './packs.ts';
import type { AnswerRow } from './rows.ts';
import { readStorageUsage } from './storage-usage.ts';

const PREVIOUS = 'GET /api/events|eventtype=previous';
/** Would be evicted with the other news if it were not part of a pack. */
const PACKED_NEWS = 'POST /api/news|packed';
const row = (key: string, endpoint: string, body = '[]'): AnswerRow => ({
  key,
  endpoint,
  body,
  etag: null,
  at: Date.now(),
});
const detail = (path: string) => row(`GET /api/eventdetail|eventurl=${path}`, 'eventDetail');
const message = { id: 'a', command: 'contactMessage', payload: {}, attendedUntil: 0 };
const keys = async () => (await openDatabase().answers.toCollection().primaryKeys()).sort();
async function pack() {
  const found = await findPack('event:packed');
  return found.kind === 'done' ? found.value : null;
}

/** Makes the first writes to a table fail for lack of room, and counts all writes. */
function withoutRoom(table: 'answers' | 'outbox', writer: 'put' | 'add', times: number) {
  const store = openDatabase()[table];
  const write = (store[writer] as (item: never) => never).bind(store);
  const tries = vi.spyOn(store, writer as 'put').mockImplementation(((item: never) => {
    if (tries.mock.calls.length <= times) throw new Dexie.QuotaExceededError('full');
    return write(item);
  }) as never);
  return tries;
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const previous = JSON.stringify([{ eventname: 'Old', readmoreurl: 'old' }]);
  const others = [
    row(PREVIOUS, 'eventList', previous),
    detail('old'),
    detail('next'),
    row('GET /api/GameSchedule|pagename=old', 'schedule'),
    row('POST /api/news|', 'news'),
  ];
  for (const answer of others) await saveAnswer(answer);
  await beginPack({ name: 'event:packed', title: 'Packed', withPictures: false });
  const packed = [detail('packed'), row(PACKED_NEWS, 'news')];
  for (const answer of packed) await stageAnswer('event:packed', answer);
  const answers = packed.map(({ key }) => key);
  const content = { answers, pictures: [], pictureBytes: 0, missingPictures: 0 };
  await commitPack('event:packed', content);
});
afterEach(leaveNoTrace);

describe('when there is no room', () => {
  it('ST1 a background refresh evicts old events and news, never a pack', async () => {
    const tries = withoutRoom('answers', 'put', 99);
    expect(await saveAnswer(detail('other'))).toEqual({ kind: 'full' });
    expect(tries).toHaveBeenCalledTimes(4);
    expect(await keys()).toEqual(
      [
        detail('next').key,
        detail('packed').key,
        'GET /api/GameSchedule|pagename=old',
        PREVIOUS,
        PACKED_NEWS,
      ].sort(),
    );
    expect(await pack()).toMatchObject({ state: 'whole', receipt: { items: 2 } });
  });

  it('ST1 the data of prerendered pages is counted and evicted with the news', async () => {
    const kept = new Map([['page-data', '<html>']]);
    const cache = { matchAll: async () => [...kept.values()].map((text) => new Response(text)) };
    vi.stubGlobal('caches', {
      has: async (name: string) => kept.has(name),
      open: async () => cache,
      delete: async (name: string) => kept.delete(name),
    });
    const facts = await readStorageUsage();
    expect(facts).toMatchObject({ value: { answers: { count: 8 }, files: { count: 0 } } });
    withoutRoom('answers', 'put', 2);
    await saveAnswer(detail('other'));
    expect([...kept.keys()]).toEqual(['page-data']);
    withoutRoom('outbox', 'add', 3);
    await putItem(message);
    expect([...kept.keys()]).toEqual([]);
  });

  it('ST1 old events are evicted before the news', async () => {
    withoutRoom('answers', 'put', 2);
    expect(await saveAnswer(detail('other'))).toEqual({ kind: 'done', value: 'new' });
    expect(await keys()).toContain('POST /api/news|');
    expect(await keys()).not.toContain(detail('old').key);
  });

  it('ST1 a message evicts the news before a future event', async () => {
    withoutRoom('outbox', 'add', 3);
    expect(await putItem(message)).toEqual({ kind: 'done', value: undefined });
    expect(await keys()).not.toContain('POST /api/news|');
    expect(await keys()).toContain(detail('next').key);
  });

  it("ST1 a message evicts even a pack in the end, and the pack's row says so", async () => {
    withoutRoom('outbox', 'add', 6);
    expect(await putItem(message)).toEqual({ kind: 'done', value: undefined });
    expect(await keys()).toEqual(['GET /api/GameSchedule|pagename=old']);
    expect(await pack()).toMatchObject({
      title: 'Packed',
      state: 'failed',
      receipt: null,
      failure: { reason: 'gave-way' },
    });
  });
});
