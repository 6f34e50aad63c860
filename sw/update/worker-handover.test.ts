import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limited } from '../limited.ts';
import { deliver } from '../outbox-sync.ts';
import { createWorkerHandover, takeOver } from './worker-handover.ts';

const endless = () => new Promise<never>(() => undefined);
/** Whether the work has ended within this time. */
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

describe('a worker that must make way', () => {
  it('SW2 no longer waits for current or later work', async () => {
    const way = createWorkerHandover();
    const before = limited(60_000, endless(), way.signal);
    await way.giveWay();
    expect(await hasEnded(before, 0)).toBe(true);
    expect(await hasEnded(limited(60_000, endless(), way.signal), 0)).toBe(true);
  });

  it('SW2 works as before when nobody has replaced it', async () => {
    const way = createWorkerHandover();
    await way.giveWay();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await hasEnded(limited(60_000, endless(), way.signal), 59_000)).toBe(false);
  });

  it('O18 SW2 waits only a moment for a delivery, even one requested after the message', async () => {
    vi.stubGlobal('navigator', { locks: { request: endless } });
    const way = createWorkerHandover();
    await way.giveWay();
    expect(await hasEnded(deliver('sync', way.signal), 3_000)).toBe(true);
  });
});

it('a worker whose build is accepted asks the previous one to give way, and then replaces it', async () => {
  const done: unknown[] = [];
  const active = { postMessage: (message: unknown) => done.push(message) };
  const worker = { registration: { active }, skipWaiting: async () => void done.push('skips waiting') };
  await takeOver(worker as unknown as ServiceWorkerGlobalScope);
  expect(done).toEqual([{ type: 'give-way' }, 'skips waiting']);
});
