import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirstFrames } from './first-frames.ts';

const NAMED = '/assets/display.woff2';
const FRONT = `<link rel="preload" href="${NAMED}" as="font">`;

function asks(clientId: string, path: string, destination = 'font') {
  return { clientId, request: { url: `https://site.example${path}`, destination } as Request };
}

/** Begins to wait for a page's frame. */
function waitFor(frames: ReturnType<typeof createFirstFrames>, clientId = 'page') {
  const drawn = vi.fn();
  void frames.drawn(clientId, FRONT).then(drawn);
  return drawn;
}

describe('the first frame of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is near when letters are asked for that no tag has named', async () => {
    const frames = createFirstFrames();
    const drawn = waitFor(frames);
    frames.heard(asks('page', NAMED));
    frames.heard(asks('page', '/assets/boot.js', 'script'));
    await vi.advanceTimersByTimeAsync(110);
    expect(drawn).not.toHaveBeenCalled();
    frames.heard(asks('page', '/assets/text.woff2'));
    await vi.advanceTimersByTimeAsync(99);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('is not told by what another page asks for', async () => {
    const frames = createFirstFrames();
    const [drawn, other] = [waitFor(frames), waitFor(frames, 'other')];
    frames.heard(asks('other', '/assets/text.woff2'));
    await vi.advanceTimersByTimeAsync(100);
    expect([drawn.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  });

  it('is waited for a moment only where nothing is asked for', async () => {
    const drawn = waitFor(createFirstFrames());
    await vi.advanceTimersByTimeAsync(300);
    expect(drawn).toHaveBeenCalledOnce();
  });
});
