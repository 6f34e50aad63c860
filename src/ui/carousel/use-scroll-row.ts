import { type RefObject, useCallback, useEffect } from 'react';
import { stepOf } from './step-of.ts';

interface ScrollRow {
  /** Scrolls so that this slide comes first. */
  readonly scrollTo: (index: number) => void;
}

/** The row without Swiper: it scrolls, snaps, and reports which slide comes first. */
export function useScrollRow(
  row: RefObject<HTMLElement | null>,
  isStill: boolean,
  onIndex: (index: number) => void,
): ScrollRow {
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const tell = () => {
      const step = stepOf(element);
      if (step > 0) onIndex(Math.round(Math.abs(element.scrollLeft) / step));
    };
    element.addEventListener('scroll', tell, { passive: true });
    return () => element.removeEventListener('scroll', tell);
  }, [row, onIndex]);
  const scrollTo = useCallback(
    (index: number) => {
      const element = row.current;
      if (element === null) return;
      // In a right-to-left script, a row's scroll position is negative.
      const towards = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollTo({
        left: towards * index * stepOf(element),
        behavior: isStill ? 'auto' : 'smooth',
      });
    },
    [row, isStill],
  );
  return { scrollTo };
}
