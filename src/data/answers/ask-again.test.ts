import { QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/api-client/api-error.ts';
import { failureResponse } from '#core/api-client/worker-response.ts';
import { news } from '#core/contract/entities/news.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { currentConnection, reportFailure, reportOnline } from '../connection/connection.ts';
import { askAgainUntilReached } from './ask-again.ts';
import { endpointQuery } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();
const query = endpointQuery(news, {});
let asked: string[] = [];
let isReachable = false;

askAgainUntilReached(client);

describe('asking again while offline', () => {
  let stop = () => {};

  // All tests share one fake clock: the last request must never lie in the future.
  beforeAll(() => void vi.useFakeTimers());
  afterAll(() => void vi.useRealTimers());
  beforeEach(() => {
    asked = [];
    isReachable = false;
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (!isReachable) throw new TypeError('Failed to fetch');
      const body = address.endsWith('/Menu') ? '{"status":1,"data":{}}' : '{"data":[]}';
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    client.setQueryData(query.queryKey, { value: [], at: 1 });
    stop = new QueryObserver(client, query).subscribe(() => undefined);
  });
  afterEach(async () => {
    stop();
    isReachable = true;
    reportOnline();
    // Let a call that is due by then still meet the stub.
    await vi.advanceTimersByTimeAsync(60_000);
    vi.unstubAllGlobals();
  });

  it('OFFLINE-06 sends one small request, less and less often', async () => {
    expectConsole(/menu: no answer came/);
    reportFailure('offline');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(currentConnection()).toBe('unreachable');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(26);
    expect(new Set(asked)).toEqual(new Set(['/api/Menu']));
  });

  it('OFFLINE-06 refetches everything on the screen once it is online, and then stops', async () => {
    reportFailure('portal');
    await vi.advanceTimersByTimeAsync(1_000);
    isReachable = true;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(currentConnection()).toBe('reached');
    expect(asked).toEqual(['/api/Menu', '/api/news']);
  });

  it('ERR-08 a single call that hangs is no outage: another one is sent at once, and succeeds', async () => {
    isReachable = true;
    reportOnline();
    await vi.advanceTimersByTimeAsync(10_000);
    reportFailure('timeout');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(currentConnection()).toBe('reached');
    expect(asked).toEqual(['/api/Menu']);
  });

  it('N8 learns nothing while the server asks for a wait', async () => {
    expectConsole(/menu: rest/);
    const resting = vi.fn(async () =>
      failureResponse(new ApiError('http', 'rest', { status: 503, retryAfterMs: 60_000, isAtRest: true })),
    );
    vi.stubGlobal('fetch', resting);
    reportFailure('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(resting).toHaveBeenCalled();
    expect(currentConnection()).toBe('unreachable');
  });

  it('OFFLINE-06 asks at once when the browser goes online again', async () => {
    reportFailure('offline');
    await vi.advanceTimersByTimeAsync(1_000);
    isReachable = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_010);
    expect(asked).toEqual(['/api/Menu', '/api/news']);
  });

  it('OFFLINE-06 causes no request storm on a network that comes and goes twice a second for a minute', async () => {
    expectConsole(/menu: no answer came/);
    reportFailure('offline');
    await vi.advanceTimersByTimeAsync(2_000);
    // Out of step with the waits, so that requests sometimes find a network and sometimes do not.
    const turnMs = 450;
    for (let turn = 0; turn < 60; turn += 1) {
      isReachable = true;
      dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(turnMs);
      isReachable = false;
      dispatchEvent(new Event('offline'));
      reportFailure('offline');
      await vi.advanceTimersByTimeAsync(turnMs);
    }
    isReachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked.filter((path) => path === '/api/Menu').length).toBeLessThanOrEqual(25);
    expect(asked.filter((path) => path === '/api/news').length).toBeLessThanOrEqual(5);
  });

  it('OFFLINE-06 refetches everything at most four times a minute, and once more when the network settles', async () => {
    isReachable = true;
    for (let turn = 0; turn < 12; turn += 1) {
      reportFailure('offline');
      await vi.advanceTimersByTimeAsync(2_500);
      reportOnline();
      await vi.advanceTimersByTimeAsync(2_500);
    }
    const refetches = () => asked.filter((path) => path === '/api/news').length;
    expect(refetches()).toBeLessThanOrEqual(5);
    const before = refetches();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetches() - before).toBeLessThanOrEqual(1);
  });
});
