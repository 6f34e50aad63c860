import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { FAILURE_HEADER, SAVED_AT_HEADER } from '#core/contract/worker-messages.ts';
import { beginPreview, endPreview } from '#core/preview.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

const answer = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const warned = vi.spyOn(console, 'warn');

function control(isControlled: boolean): void {
  vi.stubGlobal('navigator', { serviceWorker: { controller: isControlled ? {} : null } });
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  warned.mockImplementation(() => undefined);
  fetched.mockReset();
  control(false);
});
afterEach(() => {
  endPreview();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  warned.mockReset();
});

describe('call', () => {
  it('API-01 API-02 API-04 sends requests below the base, with the key and the values as headers', async () => {
    fetched.mockResolvedValue(answer({ data: [] }));
    await call(schedule, { pagename: 'games-a' });
    const [address, init] = fetched.mock.lastCall ?? [];
    expect(address).toBe('/api/GameSchedule');
    expect(init?.headers).toEqual({ 'access-token': 'sample-key-not-a-secret', pagename: 'games-a' });
    expect(init).toMatchObject({ method: 'GET', redirect: 'manual' });
  });

  it('API-07 encodes what a header cannot carry and sends no empty value', async () => {
    fetched.mockImplementation(async () => answer({ data: [] }));
    await call(schedule, { pagename: 'खेल' }).catch(() => undefined);
    expect(fetched.mock.lastCall?.[1].headers).toMatchObject({ pagename: encodeURIComponent('खेल') });
    await call(eventDetail, { eventurl: '' }).catch(() => undefined);
    expect(fetched.mock.lastCall?.[1].headers).not.toHaveProperty('eventurl');
  });

  it('DESK-84 in a preview asks the desk, and says when that lets nobody in any more', async () => {
    control(true);
    const onRefused = vi.fn();
    beginPreview(onRefused);
    fetched.mockResolvedValueOnce(answer({ data: [] }));
    expect(await call(news, {})).toMatchObject({ from: 'network', wasSeenByWorker: false });
    const [address, init] = fetched.mock.lastCall ?? [];
    expect([address, init?.method]).toEqual(['/desk/api/preview/news', 'GET']);
    await expect(call(news, {}, { savedOnly: true })).rejects.toThrow(/nothing is saved/);
    expect(onRefused).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(new Response('{}', { status: 401 }));
    await call(news, {}).catch(() => undefined);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('API-16 posts for news without body and without content type', async () => {
    fetched.mockResolvedValue(answer({ data: [] }));
    await call(news, {});
    const init = fetched.mock.lastCall?.[1];
    expect(init?.method).toBe('POST');
    expect(init?.body).toBeUndefined();
    expect(init?.headers).not.toHaveProperty('content-type');
  });

  it('reports where an answer came from and how old it is', async () => {
    fetched.mockResolvedValueOnce(answer({ data: [] }, { date: 'Thu, 01 Jan 2026 10:00:00 GMT' }));
    expect(await call(schedule, {})).toMatchObject({ from: 'network', at: Date.UTC(2026, 0, 1, 10) });
    fetched.mockResolvedValueOnce(answer({ data: [] }, { [SAVED_AT_HEADER]: '1234' }));
    expect(await call(schedule, {})).toMatchObject({ from: 'saved', at: 1234 });
  });

  it('requests saved answers only through the worker, never from the network', async () => {
    await expect(call(schedule, {}, { savedOnly: true })).rejects.toMatchObject({ kind: 'offline' });
    expect(fetched).not.toHaveBeenCalled();
    control(true);
    fetched.mockResolvedValue(answer({ data: [] }, { [SAVED_AT_HEADER]: '5' }));
    await call(schedule, {}, { savedOnly: true });
    expect(fetched.mock.lastCall?.[1].cache).toBe('force-cache');
  });

  it('ERR-01 logs a failed call once, whatever the reason', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call(schedule, {})).rejects.toBeInstanceOf(ApiError);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('logs dropped items of an answer in one line', async () => {
    fetched.mockResolvedValue(answer({ data: [{}, { game: 'Lyre' }, {}] }));
    const { value } = await call(schedule, {});
    expect(value).toHaveLength(1);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('learns from the worker why there is no answer', async () => {
    control(true);
    const body = { kind: 'http', message: 'status 503', status: 503, retryAfterMs: 9_000 };
    fetched.mockResolvedValue(Response.json(body, { status: 504, headers: { [FAILURE_HEADER]: 'http' } }));
    await expect(call(schedule, {})).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      retryAfterMs: 9_000,
    });
  });

  it('N8 learns from the worker whether a request was made; an older worker does not say', async () => {
    control(true);
    const failing = async (more: object) => {
      const body = { kind: 'http', message: 'rest', status: 503, retryAfterMs: 9_000, ...more };
      fetched.mockResolvedValue(Response.json(body, { status: 504, headers: { [FAILURE_HEADER]: 'http' } }));
      return call(schedule, {}).catch((error: unknown) => error);
    };
    expect(await failing({ isAtRest: true })).toMatchObject({ kind: 'http', isAtRest: true });
    expect(await failing({})).toMatchObject({ kind: 'http', isAtRest: false });
  });

  it('ERR-08 times out on a body that trickles', async () => {
    vi.useFakeTimers();
    const stalled = new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new Uint8Array([123])) });
    fetched.mockResolvedValue(new Response(stalled, { headers: { 'content-type': 'application/json' } }));
    const outcome = expect(call(schedule, {})).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(schedule.timeLimitMs);
    await outcome;
  });

  it('passes on an abort by the caller without treating it as a failure', async () => {
    const controller = new AbortController();
    fetched.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const outcome = call(schedule, {}, { signal: controller.signal });
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
    expect(warned).not.toHaveBeenCalled();
  });
});
