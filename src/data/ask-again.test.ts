import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news } from '#core/contract/news.ts';
import { expectConsole } from '../../tests/support/expect-console.ts';
import { askAgainUntilReached } from './ask-again.ts';
import { currentConnection, noteFailure, noteReached } from './connection.ts';
import { endpointQuery } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();
const query = endpointQuery(news, {});
let asked: string[] = [];
let isReachable = false;

askAgainUntilReached(client);

describe('asking again while nothing is reached', () => {
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
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
  afterEach(() => {
    stop();
    noteReached();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('OFFLINE-06 asks one small thing, ever more rarely', async () => {
    expectConsole(/menu: no answer came/);
    noteFailure('offline');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(currentConnection()).toBe('unreachable');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(16);
    expect(new Set(asked)).toEqual(new Set(['/api/Menu']));
  });

  it('OFFLINE-06 asks for everything on the screen once it is reached, and then leaves it at that', async () => {
    noteFailure('portal');
    await vi.advanceTimersByTimeAsync(1_000);
    isReachable = true;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(currentConnection()).toBe('reached');
    expect(asked).toEqual(['/api/Menu', '/api/news']);
  });

  it('OFFLINE-06 asks at once when the browser is online again', async () => {
    noteFailure('offline');
    await vi.advanceTimersByTimeAsync(1_000);
    isReachable = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toContain('/api/news');
  });
});
