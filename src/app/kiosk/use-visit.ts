import { useCallback, useEffect, useRef, useState } from 'react';
import { useKioskSettings } from '../../data/kiosk.ts';
import { noteVisit } from '../../data/kiosk-visit.ts';
import { followFilms } from './film-playing.ts';
import { visitPhase } from './visit-phase.ts';

const LOOK_EVERY_MS = 1_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const;

interface VisitInUse {
  /** Seconds left to say that somebody is here; null while nobody is asked. */
  readonly secondsLeft: number | null;
  readonly sayHere: () => void;
}

/**
 * Follows the visit of whoever stands before the kiosk. It begins with the first touch, or with a page that is not the
 * beginning, and `onOver` is called once when nobody is there any more.
 */
export function useVisit(isAtBeginning: boolean, onOver: () => void): VisitInUse {
  const { idleAfterMs } = useKioskSettings();
  const lastTouchAt = useRef<number | null>(null);
  const filmSeenAt = useRef<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  const touch = useCallback(() => {
    lastTouchAt.current = performance.now();
    filmSeenAt.current = null;
    setSecondsLeft(null);
  }, []);

  useEffect(() => {
    if (!isAtBeginning && lastTouchAt.current === null) touch();
  }, [isAtBeginning, touch]);

  useEffect(() => {
    const life = new AbortController();
    for (const sign of SIGNS_OF_LIFE) {
      addEventListener(sign, touch, { signal: life.signal, capture: true, passive: true });
    }
    // A press inside a frame is heard of in no other way.
    addEventListener('blur', touch, { signal: life.signal });
    return () => life.abort();
  }, [touch]);

  useEffect(() => {
    const films = followFilms();
    const look = () => {
      if (lastTouchAt.current === null) return;
      const now = performance.now();
      noteVisit();
      if (films.arePlaying()) filmSeenAt.current = now;
      const visit = { lastTouchAt: lastTouchAt.current, filmSeenAt: filmSeenAt.current, idleAfterMs };
      const phase = visitPhase(visit, now);
      setSecondsLeft(phase.kind === 'asking' ? Math.ceil(phase.leftMs / 1_000) : null);
      if (phase.kind !== 'over') return;
      lastTouchAt.current = null;
      onOver();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      films.stop();
    };
  }, [idleAfterMs, onOver]);

  return { secondsLeft, sayHere: touch };
}
