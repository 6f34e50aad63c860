import { type PointerEvent, useRef } from 'react';
import { type Point, swipeOf } from './swipe.ts';

/** Returns listeners for a block that can be swiped. Selecting text with a mouse is not a swipe. */
export function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const from = useRef<(Point & { readonly id: number }) | null>(null);
  const forget = () => {
    from.current = null;
  };
  return {
    onPointerDown: ({ pointerId, clientX, clientY, isPrimary, button }: PointerEvent) => {
      from.current = isPrimary && button === 0 ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current;
      forget();
      if (start === null || start.id !== pointerId || getSelection()?.isCollapsed === false) return;
      const towards = swipeOf(start, { x: clientX, y: clientY });
      if (towards !== null) onSwipe(towards);
    },
    // The browser uses this touch to scroll the page.
    onPointerCancel: forget,
  };
}
