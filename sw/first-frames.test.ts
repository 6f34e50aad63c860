import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirstFrames } from './first-frames.ts';

/** Begins to wait for the frame of a page that is to come. */
function waitFor(frames: ReturnType<typeof createFirstFrames>, page: string) {
  frames.coming(page);
  const drawn = vi.fn();
  void frames.drawn(page).then(drawn);
  return drawn;
}

describe('the first frame of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is there when the page says so, and no other page is meant', async () => {
    const frames = createFirstFrames();
    const [drawn, other] = [waitFor(frames, 'page'), waitFor(frames, 'other')];
    await vi.advanceTimersByTimeAsync(900);
    await frames.told('page');
    expect([drawn.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  it('is waited for a second only where the page says nothing', async () => {
    const drawn = waitFor(createFirstFrames(), 'page');
    await vi.advanceTimersByTimeAsync(999);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('may be waited for by several at once', async () => {
    const frames = createFirstFrames();
    const drawn = waitFor(frames, 'page');
    const again = vi.fn();
    void frames.drawn('page').then(again);
    await frames.told('page');
    await vi.advanceTimersByTimeAsync(0);
    expect([drawn.mock.calls.length, again.mock.calls.length]).toEqual([1, 1]);
  });

  it('has its turn before scripts and all pictures and letters but the first', async () => {
    const frames = createFirstFrames();
    frames.coming('page');
    const given: string[] = [];
    const ask = (kind: RequestDestination, name: string) =>
      void frames.turnOf('page', kind).then(() => given.push(name));
    ask('image', 'first picture');
    ask('font', 'first letters');
    ask('image', 'second picture');
    ask('font', 'second letters');
    ask('script', 'script');
    ask('', 'answer');
    await vi.advanceTimersByTimeAsync(0);
    expect(given.splice(0)).toEqual(['first picture', 'first letters', 'answer']);
    await frames.told('page');
    await vi.advanceTimersByTimeAsync(0);
    expect(given.splice(0)).toEqual(['second picture', 'second letters', 'script']);
    ask('image', 'third picture');
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toEqual(['third picture']);
  });

  it('holds nothing up for longer than a second, and not for another page', async () => {
    const frames = createFirstFrames();
    frames.coming('page');
    const given: string[] = [];
    for (const page of ['page', 'other'])
      for (const name of ['first', 'second'])
        void frames.turnOf(page, 'image').then(() => given.push(`${page} ${name}`));
    await vi.advanceTimersByTimeAsync(999);
    expect(given.sort()).toEqual(['other first', 'other second', 'page first']);
    await vi.advanceTimersByTimeAsync(1);
    expect(given).toContain('page second');
  });

  it('of a page that has drawn, or was never announced, is not waited for', async () => {
    const frames = createFirstFrames();
    frames.coming('page');
    await frames.told('page');
    for (const page of ['page', 'other']) await expect(frames.drawn(page)).resolves.toBeUndefined();
  });

  it('told by a page for which nobody waits is passed over', async () => {
    await expect(createFirstFrames().told('page')).resolves.toBeUndefined();
  });
});
