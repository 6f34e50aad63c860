import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { refreshHourly } from './kiosk-refresh.ts';

const HOUR_MS = 60 * 60_000;
const ask = vi.fn<() => Promise<string>>();
const renew = vi.fn<() => Promise<void>>();
let isHidden = false;
let stops: (() => void)[] = [];

/** A page with one query on the screen and one that was on it before. */
async function open(everyMs?: number) {
  const client = createQueryClient();
  client.setQueryData(['before'], 'kept');
  const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn: ask });
  stops = [observer.subscribe(() => undefined), refreshHourly(client, renew, everyMs)];
  await pass(0);
  ask.mockClear();
  return client;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function turn(toHidden: boolean) {
  isHidden = toHidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  ask.mockReset().mockResolvedValue('news');
  renew.mockReset().mockResolvedValue(undefined);
  isHidden = false;
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that stays open for days', () => {
  it('K3 refetches what is on the screen once an hour, and renews packs', async () => {
    await open();
    await pass(HOUR_MS - 1);
    expect([ask, renew].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await pass(1);
    expect([ask, renew].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await pass(47 * HOUR_MS);
    expect([ask, renew].map(({ mock }) => mock.calls.length)).toEqual([48, 48]);
  });

  it('does not refetch what is on no screen', async () => {
    const client = await open(1_000);
    await pass(1_000);
    expect(ask).toHaveBeenCalledOnce();
    expect(client.getQueryState(['before'])?.isInvalidated).toBe(false);
  });

  it('K3 holds no more after two days than what is on the screen', async () => {
    const client = await open();
    await pass(48 * HOUR_MS);
    expect(client.getQueryCache().getAll()).toHaveLength(1);
  });

  it('refetches nothing while hidden, and once when it becomes visible again', async () => {
    await open();
    await turn(true);
    await pass(5 * HOUR_MS);
    expect(ask).not.toHaveBeenCalled();
    await turn(false);
    expect([ask, renew].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await turn(true);
    await turn(false);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('keeps refetching while renewing packs never ends', async () => {
    renew.mockReturnValue(new Promise(() => undefined));
    await open();
    await pass(3 * HOUR_MS);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('never renews twice at once', async () => {
    let end: () => void = () => undefined;
    renew.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    await open(1_000);
    await pass(10_500);
    expect(renew).toHaveBeenCalledOnce();
    end();
    await pass(1_000);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('continues after a turn that failed', async () => {
    expectConsole(/could not be renewed/);
    await open();
    ask.mockRejectedValueOnce(new Error('no network'));
    renew.mockRejectedValueOnce(new Error('no room'));
    await pass(2 * HOUR_MS);
    expect([ask, renew].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  it('refetches nothing once it is stopped', async () => {
    await open();
    await turn(true);
    await pass(HOUR_MS);
    for (const stop of stops) stop();
    await turn(false);
    await pass(3 * HOUR_MS);
    expect(renew).not.toHaveBeenCalled();
  });
});
