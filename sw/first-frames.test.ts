import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirstFrames } from './first-frames.ts';

/** Begins to wait for a page's frame. */
function waitFor(frames: ReturnType<typeof createFirstFrames>, page: string) {
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

  it('told by a page for which nobody waits is passed over', async () => {
    await expect(createFirstFrames().told('page')).resolves.toBeUndefined();
  });
});
