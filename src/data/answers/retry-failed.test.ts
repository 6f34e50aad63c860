import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/api-client/api-error.ts';
import { news } from '#core/contract/entities/news.ts';
import { reportOnline } from '../connection/connection.ts';
import { endpointQuery } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';
import { retryInMs } from './retry-failed.ts';
// `stand-in.ts` imports this when needed. It is loaded here because the tests' fake clock does not wait for files.
import './page-data.ts';

const MINUTE_MS = 60_000;
let answer: () => Promise<Response>;
let asked = 0;
let stop = () => {};

const says =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    Response.json(status === 200 ? { data: [] } : {}, { status, headers });
const open = () => {
  const observer = new QueryObserver(createQueryClient(), endpointQuery(news, {}));
  stop = observer.subscribe(() => undefined);
  return observer;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    // No prerendered page can stand in for the answer.
    if (!address.startsWith('/api/')) return new Response('', { status: 404 });
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  stop();
  reportOnline();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an answer that failed, with nothing on the screen', () => {
  it('ERR-01 is retried automatically, less and less often, until it succeeds', async () => {
    answer = says(500);
    const observer = open();
    await vi.advanceTimersByTimeAsync(4_001);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(26);
    answer = says(200);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(observer.getCurrentResult().data?.value).toEqual([]);
    const before = asked;
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(asked).toBe(before);
  });

  it('ERR-08 is retried after a timeout while other calls succeed', async () => {
    answer = () => new Promise(() => undefined);
    open();
    await vi.advanceTimersByTimeAsync(9_000);
    reportOnline();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked).toBe(2);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
  });

  it('ERR-01 is retried while fallback data is shown, and not once it is here', () => {
    const failed = {
      status: 'error',
      error: new ApiError('http', 'busy', { status: 500 }),
      errorUpdateCount: 1,
      errorUpdatedAt: 1,
    };
    const waitWith = (data: object) => retryInMs({ state: { ...failed, data } as never });
    expect(waitWith({ value: [], at: 1, isStandIn: true })).toBeGreaterThan(0);
    expect(waitWith({ value: [], at: 1 })).toBe(false);
  });

  it('ERR-01 waits as long as the server asks for', async () => {
    answer = says(503, { 'retry-after': '120' });
    open();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(2);
  });

  it('ERR-01 waits only minutes, whatever the server asks for', async () => {
    answer = says(429, { 'retry-after': '1000000000' });
    open();
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1_000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(2);
  });

  it('ERR-01 is not retried after a clear refusal', async () => {
    answer = says(404);
    open();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(asked).toBe(1);
  });

  it('ERR-01 is not retried while nothing shows it', async () => {
    answer = says(500);
    open();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(asked).toBe(1);
  });
});
