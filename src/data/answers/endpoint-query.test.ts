import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/api-client/api-error.ts';
import { failureResponse } from '#core/api-client/worker-response.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { SAVED_AT_HEADER, SERVER_NOW_HEADER } from '#core/contract/worker-messages.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { currentConnection, reportFailure, reportOnline } from '../connection/connection.ts';
import { noteServerTime, serverNow } from '../connection/server-clock.ts';
import { endpointQuery } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';

const query = endpointQuery(menu, {});
const BUILT_AT = Date.UTC(2026, 4, 3);

function answerSaved(at: number, now = Date.now()) {
  const headers = {
    'content-type': 'application/json',
    [SAVED_AT_HEADER]: String(at),
    [SERVER_NOW_HEADER]: String(now),
  };
  vi.stubGlobal('fetch', async () => new Response('{"status":1,"data":{}}', { headers }));
}

/** Opens a prerendered page whose data is older than any answer of the query, loaded as `main.tsx` does it. */
async function atAfterAsking(): Promise<number | undefined> {
  const client = createQueryClient();
  client.setQueryData(query.queryKey, { value: [], at: BUILT_AT }, { updatedAt: 0 });
  return (await client.fetchQuery(query)).at;
}

describe('the worker’s answer and that of a prerendered page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('OFFLINE-01 the worker’s answer wins when it is newer', async () => {
    answerSaved(BUILT_AT + 1);
    expect(await atAfterAsking()).toBe(BUILT_AT + 1);
  });

  it('OFFLINE-06 the worker’s answer never replaces a newer one', async () => {
    answerSaved(BUILT_AT - 1);
    expect(await atAfterAsking()).toBe(BUILT_AT);
  });
});

describe('the clock of a page that receives only saved answers', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is corrected by what the worker knows, until the server itself answers', async () => {
    const year = 365 * 86_400_000;
    vi.useFakeTimers({ now: BUILT_AT + year, toFake: ['Date'] });
    answerSaved(BUILT_AT - 1, BUILT_AT);
    await atAfterAsking();
    expect(serverNow()).toBe(BUILT_AT);
    noteServerTime(Date.now() - 60_000);
    await atAfterAsking();
    expect(serverNow()).toBe(Date.now() - 60_000);
  });
});

describe('what a failed answer says about the network', () => {
  const answerFailing = (isAtRest: boolean) =>
    vi.stubGlobal('fetch', async () =>
      failureResponse(new ApiError('http', 'status 503', { status: 503, retryAfterMs: 60_000, isAtRest })),
    );
  const fail = async () => {
    await expect(createQueryClient().fetchQuery(query)).rejects.toBeInstanceOf(ApiError);
    await vi.advanceTimersByTimeAsync(1_000);
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    reportOnline();
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('N8 nothing during a Retry-After wait: offline stays offline, and online stays online', async () => {
    expectConsole(/menu: status 503/);
    answerFailing(true);
    await fail();
    expect(currentConnection()).toBe('reached');
    reportFailure('offline');
    await fail();
    expect(currentConnection()).toBe('unreachable');
    await fail();
    expect(currentConnection()).toBe('unreachable');
  });

  it('OFFLINE-09 the network is there if the server itself answered', async () => {
    expectConsole(/menu: status 503/);
    reportFailure('offline');
    await vi.advanceTimersByTimeAsync(1_000);
    answerFailing(false);
    await fail();
    expect(currentConnection()).toBe('reached');
  });
});
