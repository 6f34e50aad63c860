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

/** A flagged film that the page has begun by itself. */
function begun() {
  const { result: film, rerender } = renderHook(useBannerFilm, { initialProps: FLAGGED });
  expect(film.current.by).toBe('page');
  return { film, rerender };
}
const wait = (ms: number) => vi.advanceTimersByTime(ms);

describe('what a player says', () => {
  it('BANNER-08 Q-26 is no visitor’s wish when its frame was slow to come', () => {
    const { film } = begun();
    wait(9_000);
    act(() => film.current.onReport({}));
    wait(1_500);
    act(() => film.current.onReport({ state: 'paused', isMuted: false }));
    expect(film.current).toMatchObject({ by: 'page', isPlaying: false, isMuted: false });
  });

  it('BANNER-08 Q-26 is the visitor’s wish once the player has had its time to answer', () => {
    const { film } = begun();
    wait(9_000);
    act(() => film.current.onReport({ state: 'playing', isMuted: true }));
    wait(2_100);
    act(() => film.current.onReport({ isMuted: false }));
    expect(film.current).toMatchObject({ by: 'visitor', isPlaying: true, isMuted: false });
  });

  it('BANNER-08 Q-26 is no visitor’s wish right after the page has asked for something else', () => {
    const { film, rerender } = begun();
    act(() => film.current.onReport({ state: 'playing', isMuted: true }));
    wait(9_000);
    rerender({ ...FLAGGED, mayPlay: false });
    wait(1_500);
    act(() => film.current.onReport({ state: 'playing' }));
    expect(film.current).toMatchObject({ by: 'page', isPlaying: true });
  });
});
