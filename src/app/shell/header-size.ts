import { useSyncExternalStore } from 'react';

/** Scroll threshold of section 9: strictly beyond it the header is small (LAYOUT-12). */
export const HEADER_SHRINKS_AFTER_PX = 100;

/** Whether the header is small at this scroll position, in CSS pixels from the top. */
export function isHeaderSmall(scrolledPx: number): boolean {
  return scrolledPx > HEADER_SHRINKS_AFTER_PX;
}

/** Returns whether the header is small, and follows the page's scrolling; the first render is at the top. */
export function useIsHeaderSmall(): boolean {
  return useSyncExternalStore(
    followScrolling,
    () => isHeaderSmall(window.scrollY),
    () => false,
  );
}

function followScrolling(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
