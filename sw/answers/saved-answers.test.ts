import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAILURE_HEADER, SAVED_AT_HEADER, SERVER_NOW_HEADER } from '#core/contract/worker-messages.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { AT, ask, body, DATE, json, workerUnderTest } from '../testing/worker-under-test.ts';
import { adopt } from './saved-answers.ts';

const worker = workerUnderTest();
afterEach(leaveNoTrace);

describe('answers of the worker', () => {
  it('OFFLINE-03 OFFLINE-04 stores an answer and returns it without a network', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    const first = await worker.get();
    expect(first.text).toBe(body('Lyre'));
    expect(first.response.headers.has(SAVED_AT_HEADER)).toBe(false);
    worker.fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const second = await worker.get();
    expect(second.text).toBe(body('Lyre'));
    expect(second.response.headers.get(SAVED_AT_HEADER)).toBe(String(AT));
    expect(second.messages).toEqual([{ type: 'refresh-failed', key: ask('a').key, reason: 'offline' }]);
  });

  it('OFFLINE-07 answers at once even if the network never does', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    await worker.get();
    worker.fetched.mockReturnValue(new Promise(() => undefined));
    const response = await worker.respond(ask('a'), () => undefined);
    expect(await response.text()).toBe(body('Lyre'));
  });

  it('OFFLINE-06 reports whether an answer changed or was only confirmed', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    await worker.get();
    const later = AT + 60_000;
    vi.setSystemTime(later);
    worker.fetched.mockImplementation(async () =>
      json(body('Lyre'), { date: new Date(later).toUTCString() }),
    );
    expect((await worker.get()).messages).toEqual([
      { type: 'refreshed', key: ask('a').key, savedAt: later, confirmedAt: AT },
    ]);
    worker.fetched.mockImplementation(async () =>
      json(body('Flute'), { date: new Date(later).toUTCString() }),
    );
    expect((await worker.get()).messages).toEqual([
      { type: 'answer-changed', key: ask('a').key, savedAt: later },
    ]);
    const again = await worker.get('a', 'force-cache');
    expect(again.text).toBe(body('Flute'));
  });

  it('reads only the store for a page that wants only saved answers', async () => {
    const none = await worker.get('a', 'force-cache');
    expect(none.response.status).toBe(504);
    expect(none.response.headers.get(FAILURE_HEADER)).toBe('offline');
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    await worker.get();
    expect((await worker.get('a', 'force-cache')).text).toBe(body('Lyre'));
    expect(worker.fetched).toHaveBeenCalledTimes(1);
  });

  it("reports the server's time with a saved answer, even if the body took half a minute", async () => {
    const wrongBy = 86_400_000;
    vi.useFakeTimers({ toFake: ['Date'], now: AT + wrongBy });
    const slow = new ReadableStream(
      {
        pull(controller) {
          vi.setSystemTime(AT + wrongBy + 30_000);
          controller.enqueue(new TextEncoder().encode(body('Lyre')));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'content-type': 'application/json', date: DATE };
    // Two answers that agree; one would not be enough.
    worker.fetched.mockImplementationOnce(async () => json('[]'));
    await worker.getNews();
    worker.fetched.mockImplementationOnce(async () => new Response(slow, { headers }));
    await worker.get();
    const { response } = await worker.get('a', 'force-cache');
    expect(response.headers.get(SERVER_NOW_HEADER)).toBe(String(AT + 30_000));
    // A restarted worker that has had no response from a server yet.
    const fresh = './worker-clock.ts?fresh';
    const { serverNow }: typeof import('./worker-clock.ts') = await import(fresh);
    expect(await serverNow()).toBe(AT + 30_000);
    // Resets the clock for the other tests.
    vi.setSystemTime(AT);
    worker.fetched.mockImplementation(async () => json('[]'));
    await worker.getNews();
    await worker.get('b');
  });

  it.each([400, -400])(
    'one answer with a wrong `Date`, %i days off, deletes nothing and sets no clock',
    async (days) => {
      const DAY_MS = 86_400_000;
      worker.fetched.mockImplementation(async () => json(body('Lyre')));
      await worker.get();
      const old = (key: string, age: number) => ({
        key,
        endpoint: 'news',
        body: '[]',
        etag: null,
        at: AT - age * DAY_MS,
      });
      await openDatabase().answers.bulkPut([old('POST /api/news|', 80), old('gone by', 95)]);
      const odd = { date: new Date(AT + days * DAY_MS).toUTCString() };
      worker.fetched.mockImplementationOnce(async () => json(body('Lyre'), odd));
      const { messages } = await worker.get();
      expect(messages).toMatchObject([{ type: 'refreshed', savedAt: AT }]);
      const { response } = await worker.get('a', 'force-cache');
      expect(response.headers.get(SERVER_NOW_HEADER)).toBe(String(AT));
      expect(await openDatabase().answers.count()).toBe(3);
    },
  );

  it('keeps everything even if the device or all servers are set to another year', async () => {
    const YEAR_MS = 366 * 86_400_000;
    const bothAskAt = async (date: number) => {
      const headers = { date: new Date(date).toUTCString() };
      worker.fetched.mockImplementation(async (address) =>
        json(address.endsWith('/news') ? '[]' : body('Lyre'), headers),
      );
      await worker.getNews();
      await worker.get();
      expect(await openDatabase().answers.count()).toBe(3);
    };
    const yesterday = { endpoint: 'news', body: '[]', etag: null, at: AT - 86_400_000 };
    await openDatabase().answers.put({ key: 'seen yesterday', ...yesterday });
    await bothAskAt(AT);
    vi.setSystemTime(AT + YEAR_MS);
    await bothAskAt(AT);
    vi.setSystemTime(AT);
    await bothAskAt(AT);
    await bothAskAt(AT + YEAR_MS);
    await bothAskAt(AT + YEAR_MS);
    await bothAskAt(AT);
    await bothAskAt(AT);
  });

  it('sends one request even if two pages ask', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    const both = await Promise.all([worker.get(), worker.get()]);
    expect(both.map(({ text }) => text)).toEqual([body('Lyre'), body('Lyre')]);
    expect(worker.fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a sign-in page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'portal'],
    ['a 500', () => Response.json({}, { status: 500 }), 'http'],
    ['a plain no', () => json('{"status":0}'), 'refused'],
    ['cut-off JSON', () => json('{"da'), 'shape'],
  ])('never stores %s, and keeps the earlier answer', async (_, answer, kind) => {
    worker.fetched.mockImplementationOnce(async () => answer());
    expect((await worker.get()).response.headers.get(FAILURE_HEADER)).toBe(kind);
    expect((await worker.get('a', 'force-cache')).response.status).toBe(504);
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    await worker.get();
    worker.fetched.mockImplementationOnce(async () => answer());
    expect((await worker.get()).messages).toMatchObject([{ type: 'refresh-failed', reason: kind }]);
    expect((await worker.get('a', 'force-cache')).text).toBe(body('Lyre'));
  });

  it('ERR-08 tells the page that the time limit was exceeded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    worker.fetched.mockReturnValue(new Promise(() => undefined));
    const response = worker.respond(ask('a'), () => undefined);
    await vi.waitFor(() => expect(worker.fetched).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await response).headers.get(FAILURE_HEADER)).toBe('timeout');
  });

  it('OFFLINE-07 reports after two seconds that nothing comes, and still uses what arrives late', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    await worker.get();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let arrive: (response: Response) => void = () => undefined;
    worker.fetched.mockReturnValue(new Promise<Response>((resolve) => (arrive = resolve)));
    const late = worker.get();
    await vi.waitFor(() => expect(worker.fetched).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(worker.messages()).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(worker.messages()).toEqual([{ type: 'refresh-failed', key: ask('a').key, reason: 'timeout' }]);
    arrive(json(body('Flute')));
    await late;
    expect(worker.messages().at(-1)).toMatchObject({ type: 'answer-changed' });
  });

  it('OFFLINE-07 does not report the two seconds if the network was faster', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    worker.fetched.mockImplementation(async () => json(body('Lyre')));
    await worker.get();
    await worker.get();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.messages().map(({ type }) => type)).toEqual(['refreshed']);
  });

  it('refreshes at most once in two seconds, however often a page asks', async () => {
    worker.fetched.mockImplementation(async () => json(body('Lyre')));
    await worker.get();
    for (let turn = 0; turn < 40; turn += 1) {
      await worker.get();
      worker.passTime(-9_500);
    }
    expect(worker.fetched.mock.calls.length).toBeLessThanOrEqual(1 + 10);
  });

  it('treats a saved text that this build cannot read as missing', async () => {
    await openDatabase().answers.put({
      key: ask('a').key,
      endpoint: 'schedule',
      body: '"old"',
      etag: null,
      at: AT,
    });
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    expect((await worker.get()).text).toBe(body('Lyre'));
  });

  it('returns the newest answer if the device can be read but no longer written to', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    await worker.get();
    const full = vi.spyOn(openDatabase().answers, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    worker.fetched.mockImplementation(async () => json(body('Flute')));
    expect((await worker.get()).messages).toMatchObject([{ type: 'answer-changed' }]);
    expect((await worker.get('a', 'force-cache')).text).toBe(body('Flute'));
    full.mockRestore();
    expect((await worker.get()).messages).toMatchObject([{ type: 'refreshed' }]);
    worker.restart();
    expect((await worker.get('a', 'force-cache')).text).toBe(body('Flute'));
  });

  it('passes answers on if nothing can be saved', async () => {
    const { dependencies } = Dexie as unknown as { dependencies: { indexedDB: unknown } };
    const whole = dependencies.indexedDB;
    closeDatabase();
    dependencies.indexedDB = undefined;
    try {
      worker.fetched.mockImplementation(async () => json(body('Lyre')));
      expect((await worker.get()).text).toBe(body('Lyre'));
      expect((await worker.get()).text).toBe(body('Lyre'));
      expect(worker.fetched).toHaveBeenCalledTimes(2);
    } finally {
      dependencies.indexedDB = whole;
      closeDatabase();
    }
  });
});

describe('adopting answers a page received earlier', () => {
  const received = { endpoint: 'schedule', values: { pagename: 'a' }, body: body('Lyre'), receivedAt: AT };

  it('OFFLINE-01 stores them after the same validation', async () => {
    await adopt([
      received,
      { ...received, values: { pagename: 'b' }, body: '<html>' },
      { ...received, endpoint: 'no-such-call' },
    ]);
    expect((await worker.get('a', 'force-cache')).text).toBe(body('Lyre'));
    expect((await worker.get('b', 'force-cache')).response.status).toBe(504);
    expect(worker.fetched).not.toHaveBeenCalled();
  });

  it('never overwrites something newer', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Flute')));
    await worker.get();
    await adopt([{ ...received, receivedAt: AT - 1 }]);
    expect((await worker.get('a', 'force-cache')).text).toBe(body('Flute'));
  });
});
