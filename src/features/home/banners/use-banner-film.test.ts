import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBannerFilm } from './use-banner-film.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FLAGGED = { film: 'https://youtu.be/sampleFilm4', isAutoplay: true, isActive: true, mayPlay: true };

/** An autoplay film that the page has started. */
function begun() {
  const { result: film, rerender } = renderHook(useBannerFilm, { initialProps: FLAGGED });
  expect(film.current.by).toBe('page');
  return { film, rerender };
}
const wait = (ms: number) => vi.advanceTimersByTime(ms);

describe('what a player reports', () => {
  it('BANNER-08 Q-26 does not count as the visitor’s choice if its iframe was slow to load', () => {
    const { film } = begun();
    wait(9_000);
    act(() => film.current.onReport({}));
    wait(1_500);
    act(() => film.current.onReport({ state: 'paused', isMuted: false }));
    expect(film.current).toMatchObject({ by: 'page', isPlaying: false, isMuted: false });
  });

  it('BANNER-08 Q-26 counts as the visitor’s choice once the player has had time to answer', () => {
    const { film } = begun();
    wait(9_000);
    act(() => film.current.onReport({ state: 'playing', isMuted: true }));
    wait(2_100);
    act(() => film.current.onReport({ isMuted: false }));
    expect(film.current).toMatchObject({ by: 'visitor', isPlaying: true, isMuted: false });
  });

  it('BANNER-08 Q-26 does not count as the visitor’s choice right after another request of the page', () => {
    const { film, rerender } = begun();
    act(() => film.current.onReport({ state: 'playing', isMuted: true }));
    wait(9_000);
    rerender({ ...FLAGGED, mayPlay: false });
    wait(1_500);
    act(() => film.current.onReport({ state: 'playing' }));
    expect(film.current).toMatchObject({ by: 'page', isPlaying: true });
  });
});
