import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pace } from '../../../ui/rotation/pace.ts';
import { useIsPaused } from '../../../ui/rotation/use-is-paused.ts';
import { afterAct, type EventVideosAct, OPENED } from './event-videos-state.ts';

/** How long an item is shown (section 9). */
export const ADVANCE_EVERY_MS = 10_000;

interface RunningEventVideos<Block extends HTMLElement> {
  readonly index: number;
  readonly act: (act: EventVideosAct) => void;
  /** Ref for the element that pauses the timer when hovered, focused or out of view. */
  readonly ref: RefObject<Block | null>;
}

/** Runs the panel's state with one timer, which restarts with every item and action. */
export function useEventVideos<Block extends HTMLElement>(
  count: number,
  isStill: boolean,
): RunningEventVideos<Block> {
  const ref = useRef<Block>(null);
  const isHeld = useIsPaused(ref);
  const [state, setState] = useState(OPENED);
  const act = useCallback((what: EventVideosAct) => setState((now) => afterAct(now, count, what)), [count]);
  const isTurning = count > 1 && !state.isPaused && !isStill && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts with every item
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => act('turn'), ADVANCE_EVERY_MS * pace.rest);
    return () => clearTimeout(timer);
  }, [isTurning, act, state.index]);
  return { index: Math.min(state.index, Math.max(0, count - 1)), act, ref };
}
