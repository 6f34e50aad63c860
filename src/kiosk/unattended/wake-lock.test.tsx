import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAwake, useWakeState } from './wake-lock.ts';

/** As in browsers: a released lock is gone for good, and fires its event. */
class Lock extends EventTarget {
  isHeld = true;
  async release() {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.dispatchEvent(new Event('release'));
  }
}

const request = vi.fn<(type: string) => Promise<Lock>>();
let locks: Lock[] = [];
let isHidden = false;
let stop: () => void = () => undefined;

async function give() {
  const lock = new Lock();
  locks.push(lock);
  return lock;
}
const refuse = () => Promise.reject(new DOMException('the battery is low', 'NotAllowedError'));
const held = () => locks.filter((lock) => lock.isHeld).length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const takeAway = () => act(async () => void (await Promise.all(locks.map((lock) => lock.release()))));

/** The browser releases every lock of a page that is hidden. */
async function turn(toHidden: boolean) {
  isHidden = toHidden;
  if (toHidden) await takeAway();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

const State = () => <p>{useWakeState()}</p>;
const shown = () => screen.getByRole('paragraph').textContent;
async function start() {
  render(<State />);
  await act(async () => {
    stop = keepAwake();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  request.mockReset().mockImplementation(give);
  [locks, isHidden] = [[], false];
});
afterEach(() => {
  act(() => stop());
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('a screen that must stay on', () => {
  it('K5 stays on from the start until it is no longer needed', async () => {
    await start();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    expect(shown()).toBe('held');
    act(() => stop());
    await pass(60_000);
    expect(held()).toBe(0);
    expect(request).toHaveBeenCalledOnce();
    expect(shown()).toBe('unknown');
  });

  it('K5 stays on again when the page becomes visible, and no lock is requested while it is hidden', async () => {
    await start();
    await pass(60_000);
    await turn(true);
    await pass(5_000);
    expect(shown()).toBe('unknown');
    expect(request).toHaveBeenCalledOnce();
    await turn(false);
    expect(shown()).toBe('held');
    expect(held()).toBe(1);
    await pass(60_000);
    await turn(false);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('K5 requests no lock if the page is hidden before the 30 s are over', async () => {
    await start();
    await takeAway();
    await turn(true);
    await pass(60_000);
    expect(request).toHaveBeenCalledOnce();
    await turn(false);
    await pass(30_000);
    expect(shown()).toBe('held');
  });

  it('K5 stays on again when the browser releases the lock of a visible page', async () => {
    await start();
    await pass(60_000);
    await takeAway();
    expect(shown()).toBe('held');
    expect(held()).toBe(1);
  });

  it('K5 requests a lock every 30 s at most, however often it is released', async () => {
    await start();
    for (let seconds = 0; seconds < 60; seconds += 1) {
      await takeAway();
      await pass(1_000);
    }
    expect(request.mock.calls.length).toBeLessThanOrEqual(3);
    await pass(30_000);
    expect(shown()).toBe('held');
  });

  it('K5 reports that it was refused, logs nothing, and keeps requesting', async () => {
    request.mockImplementation(refuse);
    await start();
    expect(shown()).toBe('refused');
    await pass(5 * 60_000);
    expect(request.mock.calls.length).toBeLessThanOrEqual(11);
    request.mockImplementation(give);
    await pass(30_000);
    expect(shown()).toBe('held');
  });

  it('releases a lock that arrives after the end', async () => {
    let arrive: (lock: Lock) => void = () => undefined;
    request.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await start();
    act(() => stop());
    arrive(await give());
    await pass(0);
    expect(held()).toBe(0);
    expect(shown()).toBe('unknown');
  });

  it('K5 reports a browser without wake locks', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    await start();
    expect(shown()).toBe('unsupported');
  });
});
