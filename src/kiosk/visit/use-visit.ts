import { useCallback, useEffect, useRef, useState } from 'react';
import { throttle } from '../../data/throttle.ts';
import { followFilms } from '../frame/film-playing.ts';
import { useKioskSettings } from '../settings/kiosk.ts';
import { isVisitHeld } from './kiosk-hold.ts';
import { beginVisit, noteVisit } from './kiosk-visit.ts';
import { notifyWindows, onWindowNews } from './kiosk-windows.ts';
import { visitPhase } from './visit-phase.ts';

const LOOK_EVERY_MS = 1_000;
/** This much later another window's visit is over here, so a visitor who is asked there has the full time to answer. */
const ELSEWHERE_FIRST_MS = 3_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const;

interface VisitInUse {
  /** Seconds left to say that somebody is here; null if no question is shown. */
  readonly secondsLeft: number | null;
  readonly sayHere: () => void;
}

/** Why a visit ends: nobody is there any more (`here`), or another window has ended and wiped it (`elsewhere`). */
export type VisitEnd = 'here' | 'elsewhere';

/**
 * Tracks the current visit in all of the kiosk's windows. It begins with the first touch, or with a page other than the
 * start page, and `onOver` is called once when it ends.
 */
export function useVisit(isAtBeginning: boolean, onOver: (where: VisitEnd) => void): VisitInUse {
  const { idleAfterMs } = useKioskSettings();
  const lastTouchAt = useRef<number | null>(null);
  const filmSeenAt = useRef<number | null>(null);
  const [notifyTouched] = useState(() => throttle(LOOK_EVERY_MS, () => notifyWindows('touched')));
  const [isInUse, setIsInUse] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  const note = useCallback((at: number | null) => {
    lastTouchAt.current = at;
    filmSeenAt.current = null;
    setSecondsLeft(null);
  }, []);
  const touch = useCallback(() => {
    note(performance.now());
    setIsInUse(true);
    notifyTouched();
  }, [note, notifyTouched]);

  useEffect(() => {
    if (!isAtBeginning && lastTouchAt.current === null) touch();
  }, [isAtBeginning, touch]);

  useEffect(() => (isInUse ? beginVisit() : undefined), [isInUse]);

  useEffect(() => {
    const life = new AbortController();
    for (const sign of SIGNS_OF_LIFE) {
      addEventListener(sign, touch, { signal: life.signal, capture: true, passive: true });
    }
    // A press inside a frame shows only as a blur of the window.
    addEventListener('blur', touch, { signal: life.signal });
    return () => life.abort();
  }, [touch]);

  useEffect(() => {
    const end = (where: VisitEnd) => {
      note(null);
      setIsInUse(false);
      onOver(where);
    };
    const films = followFilms();
    const look = () => {
      if (lastTouchAt.current === null) return;
      if (isVisitHeld()) touch();
      const now = performance.now();
      noteVisit();
      if (films.arePlaying()) {
        filmSeenAt.current = now;
        notifyWindows('film');
      }
      const visit = { lastTouchAt: lastTouchAt.current, filmSeenAt: filmSeenAt.current, idleAfterMs };
      const phase = visitPhase(visit, now);
      setSecondsLeft(phase.kind === 'asking' ? Math.ceil(phase.leftMs / 1_000) : null);
      if (phase.kind === 'over') end('here');
    };
    const stopListening = onWindowNews((news) => {
      const now = performance.now();
      if (news === 'touched') note(now + ELSEWHERE_FIRST_MS);
      else if (news === 'film') filmSeenAt.current = now;
      else end('elsewhere');
    });
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      films.stop();
      stopListening();
    };
  }, [idleAfterMs, note, onOver, touch]);

  return { secondsLeft, sayHere: touch };
}
