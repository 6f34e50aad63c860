import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageFromWorker } from '#core/contract/worker-messages.ts';
import { FAILURE_HEADER, SAVED_AT_HEADER, SERVER_NOW_HEADER } from '#core/contract/worker-messages.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { clearReadRetryAfter } from '#core/storage/stored-retry-after.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { readAsked } from './asked-answer.ts';
import { adopt, createSavedAnswers } from './saved-answers.ts';

const BASE = 'https://site.example';
const AT = Date.UTC(2026, 0, 1, 10);
const DATE = new Date(AT).toUTCString();
const body = (game: string) => JSON.stringify({ data: [{ game, schedule: [] }] });
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let told: MessageFromWorker[] = [];
let clockMs = 0;
let answers = createSavedAnswers(async () => undefined);

const json = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'application/json', date: DATE, ...headers } });
const sentHeaders = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers);

function ask(pagename: string, cache: RequestCache = 'no-store') {
  const request = new Request(`${BASE}/api/GameSchedule`, { headers: { pagename }, cache });
  const asked = readAsked(request, BASE);
  if (!asked) throw new Error('not recognised');
  return asked;
}

/** Requests another answer of the same page: the news, whose body may be the same. */
async function askNews() {
  clockMs += 10_000;
  const asked = readAsked(new Request(`${BASE}/api/news`, { method: 'POST' }), BASE);
  const behind: Promise<unknown>[] = [];
  if (asked) await answers.respond(asked, (work) => behind.push(work));
  await Promise.all(behind);
}

/** Sends a request like a page and waits for the background work. */
async function get(pagename = 'a', cache: RequestCache = 'no-store') {
  clockMs += 10_000;
  const behind: Promise<unknown>[] = [];
  const response = await answers.respond(ask(pagename, cache), (work) => behind.push(work));
  const messagesBefore = told.length;
  for (const work of behind) await work;
  return { response, text: await response.text(), told: told.slice(messagesBefore) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: AT });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
  told = [];
  answers = createSavedAnswers(async (message) => {
    told.push(message);
  });
});
afterEach(leaveNoTrace);

describe('recognizing a call', () => {
  it('API-06 distinguishes calls that differ only in their headers', () => {
    expect(ask('a').key).not.toBe(ask('b').key);
    expect(ask('a').key).toBe(ask(' a ').key);
  });

  it('API-07 decodes values', () => {
    expect(ask(encodeURIComponent('खेल')).values).toEqual({ pagename: 'खेल' });
  });

  it('works for an API on another origin and below a path, and for the news, and for nothing else', () => {
    const elsewhere = 'https://api.example/v2';
    const asked = (path: string, init?: RequestInit) =>
      readAsked(new Request(path, init), elsewhere)?.endpoint.name;
    expect(asked(`${elsewhere}/api/GameSchedule`)).toBe('schedule');
    expect(asked(`${elsewhere}/api/news`, { method: 'POST' })).toBe('news');
    expect(asked(`${elsewhere}/api/news`)).toBeUndefined();
    expect(asked(`${elsewhere}/api/cum`, { method: 'POST', body: '{}' })).toBeUndefined();
    expect(asked(`${BASE}/api/GameSchedule`)).toBeUndefined();
  });
});

describe('answers of the worker', () => {
  it('OFFLINE-03 OFFLINE-04 stores an answer and returns it without a network', async () => {
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    const first = await get();
    expect(first.text).toBe(body('Lyre'));
    expect(first.response.headers.has(SAVED_AT_HEADER)).toBe(false);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const second = await get();
    expect(second.text).toBe(body('Lyre'));
    expect(second.response.headers.get(SAVED_AT_HEADER)).toBe(String(AT));
    expect(second.told).toEqual([{ type: 'refresh-failed', key: ask('a').key, reason: 'offline' }]);
  });

  it('OFFLINE-07 answers at once even if the network never does', async () => {
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    await get();
    fetched.mockReturnValue(new Promise(() => undefined));
    const response = await answers.respond(ask('a'), () => undefined);
    expect(await response.text()).toBe(body('Lyre'));
  });

  it('OFFLINE-06 reports whether an answer changed or was only confirmed', async () => {
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    await get();
    const later = AT + 60_000;
    vi.setSystemTime(later);
    fetched.mockImplementation(async () => json(body('Lyre'), { date: new Date(later).toUTCString() }));
    expect((await get()).told).toEqual([
      { type: 'refreshed', key: ask('a').key, savedAt: later, confirmedAt: AT },
    ]);
    fetched.mockImplementation(async () => json(body('Flute'), { date: new Date(later).toUTCString() }));
    expect((await get()).told).toEqual([{ type: 'answer-changed', key: ask('a').key, savedAt: later }]);
    const again = await get('a', 'force-cache');
    expect(again.text).toBe(body('Flute'));
  });

  it('reads only the store for a page that wants only saved answers', async () => {
    const none = await get('a', 'force-cache');
    expect(none.response.status).toBe(504);
    expect(none.response.headers.get(FAILURE_HEADER)).toBe('offline');
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    await get();
    expect((await get('a', 'force-cache')).text).toBe(body('Lyre'));
    expect(fetched).toHaveBeenCalledTimes(1);
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
    fetched.mockImplementationOnce(async () => json('[]'));
    await askNews();
    fetched.mockImplementationOnce(async () => new Response(slow, { headers }));
    await get();
    const { response } = await get('a', 'force-cache');
    expect(response.headers.get(SERVER_NOW_HEADER)).toBe(String(AT + 30_000));
    // A restarted worker that has had no response from a server yet.
    const anew = './worker-clock.ts?anew';
    const { serverNow }: typeof import('./worker-clock.ts') = await import(anew);
    expect(await serverNow()).toBe(AT + 30_000);
    // Resets the clock for the other tests.
    vi.setSystemTime(AT);
    fetched.mockImplementation(async () => json('[]'));
    await askNews();
    await get('b');
  });

  it.each([400, -400])(
    'one answer with a wrong `Date`, %i days off, deletes nothing and sets no clock',
    async (days) => {
      const DAY_MS = 86_400_000;
      fetched.mockImplementation(async () => json(body('Lyre')));
      await get();
      const old = (key: string, age: number) => ({
        key,
        endpoint: 'news',
        body: '[]',
        etag: null,
        at: AT - age * DAY_MS,
      });
      await openDatabase().answers.bulkPut([old('POST /api/news|', 80), old('gone by', 95)]);
      const odd = { date: new Date(AT + days * DAY_MS).toUTCString() };
      fetched.mockImplementationOnce(async () => json(body('Lyre'), odd));
      const { told: said } = await get();
      expect(said).toMatchObject([{ type: 'refreshed', savedAt: AT }]);
      const { response } = await get('a', 'force-cache');
      expect(response.headers.get(SERVER_NOW_HEADER)).toBe(String(AT));
      expect(await openDatabase().answers.count()).toBe(3);
    },
  );

  it('keeps everything even if the device or all servers are set to another year', async () => {
    const YEAR_MS = 366 * 86_400_000;
    const bothAskAt = async (date: number) => {
      const headers = { date: new Date(date).toUTCString() };
      fetched.mockImplementation(async (address) =>
        json(address.endsWith('/news') ? '[]' : body('Lyre'), headers),
      );
      await askNews();
      await get();
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
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    const both = await Promise.all([get(), get()]);
    expect(both.map(({ text }) => text)).toEqual([body('Lyre'), body('Lyre')]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a sign-in page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'portal'],
    ['a 500', () => Response.json({}, { status: 500 }), 'http'],
    ['a plain no', () => json('{"status":0}'), 'refused'],
    ['cut-off JSON', () => json('{"da'), 'shape'],
  ])('never stores %s, and keeps the earlier answer', async (_, answer, kind) => {
    fetched.mockImplementationOnce(async () => answer());
    expect((await get()).response.headers.get(FAILURE_HEADER)).toBe(kind);
    expect((await get('a', 'force-cache')).response.status).toBe(504);
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    await get();
    fetched.mockImplementationOnce(async () => answer());
    expect((await get()).told).toMatchObject([{ type: 'refresh-failed', reason: kind }]);
    expect((await get('a', 'force-cache')).text).toBe(body('Lyre'));
  });

  it('ERR-08 tells the page that the time limit was exceeded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fetched.mockReturnValue(new Promise(() => undefined));
    const response = answers.respond(ask('a'), () => undefined);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await response).headers.get(FAILURE_HEADER)).toBe('timeout');
  });

  it('OFFLINE-07 reports after two seconds that nothing comes, and still uses what arrives late', async () => {
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    await get();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let arrive: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise<Response>((resolve) => (arrive = resolve)));
    const late = get();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(told).toEqual([{ type: 'refresh-failed', key: ask('a').key, reason: 'timeout' }]);
    arrive(json(body('Flute')));
    await late;
    expect(told.at(-1)).toMatchObject({ type: 'answer-changed' });
  });

  it('OFFLINE-07 does not report the two seconds if the network was faster', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fetched.mockImplementation(async () => json(body('Lyre')));
    await get();
    await get();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.map(({ type }) => type)).toEqual(['refreshed']);
  });

  it('refreshes at most once in two seconds, however often a page asks', async () => {
    fetched.mockImplementation(async () => json(body('Lyre')));
    await get();
    for (let turn = 0; turn < 40; turn += 1) {
      await get();
      clockMs -= 9_500;
    }
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(1 + 10);
  });

  describe('after a Retry-After', () => {
    const rest = (seconds: number) =>
      fetched.mockResolvedValueOnce(
        Response.json({}, { status: 503, headers: { 'retry-after': String(seconds) } }),
      );
    const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

    it('N8 the server is not called, and nothing is reported about the network meanwhile', async () => {
      fetched.mockResolvedValueOnce(json(body('Lyre')));
      await get();
      rest(60);
      const wait = { type: 'at-rest', key: ask('a').key, forMs: 60_000 };
      expect((await get()).told).toMatchObject([{ type: 'refresh-failed', reason: 'http' }, wait]);
      expect((await get()).told).toEqual([wait]);
      later(59_000);
      await get();
      expect(fetched).toHaveBeenCalledTimes(2);
      later(2_000);
      fetched.mockResolvedValueOnce(json(body('Lyre')));
      await get();
      expect(fetched).toHaveBeenCalledTimes(3);
    });

    it('N8 this also holds if nothing is saved, and after the worker was restarted', async () => {
      rest(60);
      await get();
      answers = createSavedAnswers(async () => undefined);
      const { response, text } = await get();
      expect(response.headers.get(FAILURE_HEADER)).toBe('http');
      expect(JSON.parse(text)).toMatchObject({ status: 503, retryAfterMs: expect.any(Number) });
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it.each(['1000000000', 'Fri, 01 Jan 2099 00:00:00 GMT'])(
      'N8 all other calls go on after a value of %s, and that call again within minutes',
      async (wish) => {
        const headers = { 'retry-after': wish, date: DATE };
        fetched.mockImplementationOnce(async () => Response.json({}, { status: 503, headers }));
        await get();
        fetched.mockImplementation(async () => json(body('Lyre')));
        expect((await get('b')).text).toBe(body('Lyre'));
        expect((await get()).response.headers.get(FAILURE_HEADER)).toBe('http');
        later(5 * 60_000 + 1);
        expect((await get()).text).toBe(body('Lyre'));
      },
    );

    it('N8 the visitor can try again at once, and a long wait stored by an earlier build is ignored', async () => {
      await openDatabase().device.put({ name: 'rests', value: { reads: Date.now() + 80_000_000 } });
      rest(60);
      expect((await get()).response.headers.get(FAILURE_HEADER)).toBe('http');
      expect(fetched).toHaveBeenCalledTimes(1);
      fetched.mockImplementation(async () => json(body('Lyre')));
      await clearReadRetryAfter([ask('a').key]);
      expect((await get()).text).toBe(body('Lyre'));
    });

    it('N8 the page learns that no request was made, unlike with the answer that carried Retry-After', async () => {
      rest(60);
      expect(JSON.parse((await get()).text)).toMatchObject({ status: 503, isAtRest: false });
      expect(JSON.parse((await get()).text)).toMatchObject({ status: 503, isAtRest: true });
    });
  });

  it('treats a saved text that this build cannot read as missing', async () => {
    await openDatabase().answers.put({
      key: ask('a').key,
      endpoint: 'schedule',
      body: '"old"',
      etag: null,
      at: AT,
    });
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    expect((await get()).text).toBe(body('Lyre'));
  });

  it('returns the newest answer if the device can be read but no longer written to', async () => {
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    await get();
    const full = vi.spyOn(openDatabase().answers, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    fetched.mockImplementation(async () => json(body('Flute')));
    expect((await get()).told).toMatchObject([{ type: 'answer-changed' }]);
    expect((await get('a', 'force-cache')).text).toBe(body('Flute'));
    full.mockRestore();
    expect((await get()).told).toMatchObject([{ type: 'refreshed' }]);
    answers = createSavedAnswers(async () => undefined);
    expect((await get('a', 'force-cache')).text).toBe(body('Flute'));
  });

  it('passes answers on if nothing can be saved', async () => {
    const { dependencies } = Dexie as unknown as { dependencies: { indexedDB: unknown } };
    const whole = dependencies.indexedDB;
    closeDatabase();
    dependencies.indexedDB = undefined;
    try {
      fetched.mockImplementation(async () => json(body('Lyre')));
      expect((await get()).text).toBe(body('Lyre'));
      expect((await get()).text).toBe(body('Lyre'));
      expect(fetched).toHaveBeenCalledTimes(2);
    } finally {
      dependencies.indexedDB = whole;
      closeDatabase();
    }
  });
});

describe('ETags', () => {
  it('are sent if they were readable; a 304 confirms the saved answer', async () => {
    fetched.mockResolvedValueOnce(json(body('Lyre'), { etag: '"1"' }));
    await get();
    expect(sentHeaders(0).has('if-none-match')).toBe(false);
    fetched.mockResolvedValueOnce(new Response(null, { status: 304, headers: { date: DATE } }));
    expect((await get()).told).toMatchObject([{ type: 'refreshed' }]);
    expect(sentHeaders(1).get('if-none-match')).toBe('"1"');
    expect((await get('a', 'force-cache')).text).toBe(body('Lyre'));
  });

  it('are left out for good if the server fails on them', async () => {
    fetched.mockImplementation(async (_, { headers }) => {
      const isConditional = new Headers(headers).has('if-none-match');
      return isConditional ? Response.json({}, { status: 400 }) : json(body('Lyre'), { etag: '"1"' });
    });
    await get();
    expect((await get()).told).toMatchObject([{ type: 'refreshed' }]);
    expect(fetched).toHaveBeenCalledTimes(4);
    await get();
    expect(fetched).toHaveBeenCalledTimes(5);
    expect(sentHeaders(4).has('if-none-match')).toBe(false);
  });

  it('are sent again after a single damaged answer', async () => {
    fetched.mockImplementation(async () => json(body('Lyre'), { etag: '"1"' }));
    await get();
    fetched.mockImplementationOnce(async () => json('["Database connection failed"]'));
    await get();
    await get();
    const { calls } = fetched.mock;
    expect(sentHeaders(calls.length - 1).get('if-none-match')).toBe('"1"');
  });
});

describe('a server that fails late on an ETag', () => {
  it('ERR-08 does not get a second time limit', async () => {
    fetched.mockResolvedValueOnce(json(body('Lyre'), { etag: '"1"' }));
    await get();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fetched.mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({}, { status: 400 })), 9_000)),
    );
    fetched.mockReturnValueOnce(new Promise(() => undefined));
    const behind = get();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(9_000);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
    await vi.advanceTimersByTimeAsync(1_000);
    await behind;
    expect(told.at(-1)).toMatchObject({ type: 'refresh-failed', reason: 'timeout' });
  });
});

describe('a server that is silent when the ETag is tried again', () => {
  it('ERR-08 keeps the answer that came without it', async () => {
    fetched.mockResolvedValueOnce(json(body('Lyre'), { etag: '"1"' }));
    await get();
    fetched.mockImplementationOnce(async () => Response.json({}, { status: 400 }));
    fetched.mockImplementationOnce(async () => json(body('Flute')));
    fetched.mockReturnValueOnce(new Promise(() => undefined));
    const behind: Promise<unknown>[] = [];
    clockMs += 10_000;
    await answers.respond(ask('a'), (work) => behind.push(work));
    await behind[0];
    expect(told.at(-1)).toMatchObject({ type: 'answer-changed' });
    expect((await get('a', 'force-cache')).text).toBe(body('Flute'));
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
    expect((await get('a', 'force-cache')).text).toBe(body('Lyre'));
    expect((await get('b', 'force-cache')).response.status).toBe(504);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('never overwrites something newer', async () => {
    fetched.mockResolvedValueOnce(json(body('Flute')));
    await get();
    await adopt([{ ...received, receivedAt: AT - 1 }]);
    expect((await get('a', 'force-cache')).text).toBe(body('Flute'));
  });
});
