import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pace } from './pace.ts';
import { afterStep, type Step } from './rotation.ts';
import { useIsPaused } from './use-is-paused.ts';

interface RotationOptions {
  readonly count: number;
  /** How long each entry stays, in milliseconds. */
  readonly everyMs: number | ((index: number) => number);
  /** Stops it: the visitor's switch, a modal above, or the block's own pause. */
  readonly isStill: boolean;
}

export interface RotatingBlock<Block extends HTMLElement> {
  readonly index: number;
  readonly step: (step: Step) => void;
  /** Set it on the element whose hover, focus and visibility decide. */
  readonly ref: RefObject<Block | null>;
}

/**
 * Rotates a block that shows one entry at a time. It has one timer, which restarts with every entry; it stops while the
 * block is hovered, has the focus, is out of sight, or the page is hidden (WCAG 2.2.2).
 */
export function useRotation<Block extends HTMLElement>({
  count,
  everyMs,
  isStill,
}: RotationOptions): RotatingBlock<Block> {
  const ref = useRef<Block>(null);
  const isHeld = useIsPaused(ref);
  const [wanted, setWanted] = useState(0);
  // The list may have become shorter meanwhile.
  const index = Math.min(wanted, Math.max(0, count - 1));
  const step = useCallback(
    (to: Step) => setWanted((now) => afterStep({ index: Math.min(now, Math.max(0, count - 1)), count }, to)),
    [count],
  );
  const isTurning = count > 1 && !isStill && !isHeld;
  const stayMs = typeof everyMs === 'number' ? everyMs : everyMs(index);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts with every entry
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => step('turn'), stayMs * pace.rest);
    return () => clearTimeout(timer);
  }, [isTurning, stayMs, step, index]);
  return { index, step, ref };
}
