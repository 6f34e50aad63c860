import { describe, expect, it } from 'vitest';
import { visitPhase } from './visit-phase.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const visit = { lastTouchAt: 0, filmSeenAt: null, idleAfterMs: MINUTE };

describe('a visit to the kiosk', () => {
  it('goes on while somebody touches the screen now and then', () => {
    expect(visitPhase(visit, 59 * SECOND)).toEqual({ kind: 'in-use', nextInMs: SECOND });
    expect(visitPhase({ ...visit, lastTouchAt: 59 * SECOND }, 90 * SECOND)).toMatchObject({ kind: 'in-use' });
  });

  it('WCAG 2.2.1 is not ended without asking for twenty seconds', () => {
    expect(visitPhase(visit, MINUTE)).toEqual({ kind: 'asking', leftMs: 20 * SECOND });
    expect(visitPhase(visit, MINUTE + 19_999)).toEqual({ kind: 'asking', leftMs: 1 });
    expect(visitPhase(visit, MINUTE + 20 * SECOND)).toEqual({ kind: 'over' });
  });

  it('goes on when the answer is a touch', () => {
    const answered = { ...visit, lastTouchAt: 70 * SECOND };
    expect(visitPhase(answered, 71 * SECOND)).toMatchObject({ kind: 'in-use' });
  });

  it('goes on while a film plays, and for the usual time after it', () => {
    const watching = { ...visit, filmSeenAt: 4 * MINUTE };
    expect(visitPhase(watching, 4 * MINUTE + 59 * SECOND)).toMatchObject({ kind: 'in-use' });
    expect(visitPhase(watching, 5 * MINUTE)).toMatchObject({ kind: 'asking' });
  });

  it('is asked about after five minutes of film, however long it plays', () => {
    const playing = { ...visit, filmSeenAt: 6 * MINUTE };
    expect(visitPhase(playing, 6 * MINUTE)).toEqual({ kind: 'asking', leftMs: 20 * SECOND });
    expect(visitPhase({ ...visit, filmSeenAt: 90 * MINUTE }, 90 * MINUTE)).toEqual({ kind: 'over' });
  });

  it('is over at once if the tablet was asleep the whole time', () => {
    expect(visitPhase(visit, 10 * 60 * MINUTE)).toEqual({ kind: 'over' });
  });

  it('counts from the touch if the film was seen before it', () => {
    expect(visitPhase({ ...visit, lastTouchAt: MINUTE, filmSeenAt: SECOND }, 2 * MINUTE)).toMatchObject({
      kind: 'asking',
    });
  });
});
