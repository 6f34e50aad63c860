import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Adds space below the page while something covers the foot of the window, so that a focused element is never scrolled
 * under it (WCAG 2.4.11).
 */
export function useFootRoom(isThere: boolean): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!isThere || element === null) return;
    const root = document.documentElement.style;
    const measure = () =>
      root.setProperty('--foot-room', `${Math.ceil(element.getBoundingClientRect().height)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      root.removeProperty('--foot-room');
    };
  }, [isThere]);
  return box;
}
