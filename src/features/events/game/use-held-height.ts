import { type RefObject, useLayoutEffect } from 'react';
import { useWasPrerendered } from '../../../ui/hydration/use-was-prerendered.ts';

/**
 * Keeps a prerendered list at least as high as the window shows of it: once the page knows the time, the list may
 * become shorter, and what a visitor sees below it must not move.
 */
export function useHeldHeight(box: RefObject<HTMLElement | null>): void {
  const wasPrerendered = useWasPrerendered();
  useLayoutEffect(() => {
    const element = box.current;
    if (!wasPrerendered || element === null) return;
    const { top, bottom } = element.getBoundingClientRect();
    const held = Math.min(bottom, innerHeight) - top;
    if (held > 0) element.style.minBlockSize = `${held}px`;
  }, [box, wasPrerendered]);
}
