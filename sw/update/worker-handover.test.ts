import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limited } from '../limited.ts';
import { deliver } from '../outbox-sync.ts';
import { createWorkerHandover, takeOver } from './worker-handover.ts';

const endless = () => new Promise<never>(() => undefined);
/** Whether it has ended by then. */
async function hasEnded(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  let isOver = false;
  void work.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(withinMs);
  return isOver;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a worker that is to make way', () => {
  it('SW2 waits no longer for what is under way, nor for what comes after', async () => {
    const way = createWorkerHandover();
    const before = limited(60_000, endless(), way.signal);
    await way.giveWay();
    expect(await hasEnded(before, 0)).toBe(true);
    expect(await hasEnded(limited(60_000, endless(), way.signal), 0)).toBe(true);
  });

  it('SW2 lives on as before when nobody has taken its place', async () => {
    const way = createWorkerHandover();
    await way.giveWay();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await hasEnded(limited(60_000, endless(), way.signal), 59_000)).toBe(false);
  });

  it('O18 SW2 waits a moment only for a delivery, even one asked for after the word', async () => {
    vi.stubGlobal('navigator', { locks: { request: endless } });
    const way = createWorkerHandover();
    await way.giveWay();
    expect(await hasEnded(deliver('sync', way.signal), 3_000)).toBe(true);
  });
});

it('a worker whose build is accepted asks the one before it to give way, and then takes its place', async () => {
  const done: unknown[] = [];
  const active = { postMessage: (message: unknown) => done.push(message) };
  const worker = { registration: { active }, skipWaiting: async () => void done.push('skips waiting') };
  await takeOver(worker as unknown as ServiceWorkerGlobalScope);
  expect(done).toEqual([{ type: 'give-way' }, 'skips waiting']);
});
