import { describe, expect, it } from 'vitest';
import { afterAct, type EventVideosAct, OPENED } from './event-videos-state.ts';

const stateAfter = (...acts: EventVideosAct[]) =>
  acts.reduce((state, act) => afterAct(state, 3, act), OPENED);

describe('the event videos', () => {
  it('HOME-22 opens at the first item and stays there', () => {
    expect(stateAfter('turn', 'turn')).toEqual({ index: 0, isPaused: true });
  });

  it('HOME-23 keeps running after Next', () => {
    expect(stateAfter('next')).toEqual({ index: 1, isPaused: false });
    expect(stateAfter('next', 'turn')).toEqual({ index: 2, isPaused: false });
  });

  it('HOME-23 waits at the item that Previous returned to, until Next', () => {
    expect(stateAfter('next', 'previous', 'turn')).toEqual({ index: 0, isPaused: true });
    expect(stateAfter('next', 'previous', 'next', 'turn').index).toBe(2);
  });

  it('HOME-21 wraps around on the timer', () => {
    expect(stateAfter('next', 'turn', 'turn').index).toBe(0);
  });

  it('HOME-24 has an end on each side, where an arrow does nothing', () => {
    expect(stateAfter('previous')).toEqual(OPENED);
    expect(stateAfter('next', 'next', 'next')).toEqual({ index: 2, isPaused: false });
    // An arrow that does nothing does not pause the timer either.
    expect(stateAfter('next', 'turn', 'turn', 'previous')).toEqual({ index: 0, isPaused: false });
  });

  it.each([0, 1])('stays with %i items', (count) => {
    for (const act of ['previous', 'next', 'turn'] as const)
      expect(afterAct(OPENED, count, act).index).toBe(0);
  });
});
