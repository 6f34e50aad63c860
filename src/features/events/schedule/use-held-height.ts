import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWasPrerendered } from '../../../ui/hydration/use-was-prerendered.ts';

/**
 * Returns a ref for the part of a prerendered page that shows another day once the time is known. If that day is
 * shorter, and the part is in view, it stays as high as the window: what lies below must not jump up into view.
 */
export function useHeldHeight<Part extends HTMLElement>(isTimeKnown: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef<{ readonly top: number; readonly bottom: number } | null>(null);
  const wasPrerendered = useWasPrerendered();
  useLayoutEffect(() => {
    if (!wasPrerendered || part.current === null) return;
    const is = part.current.getBoundingClientRect();
    const was = before.current;
    before.current = is;
    if (!isTimeKnown || was === null) return;
    const lowest = Math.min(was.bottom, innerHeight);
    const wasInView = was.top < innerHeight && was.bottom > 0;
    if (wasInView && is.bottom < lowest) part.current.style.minBlockSize = `${lowest - is.top}px`;
  }, [wasPrerendered, isTimeKnown]);
  return part;
}
