import { type RefObject, useEffect, useState } from 'react';

/** On which sides a frame that scrolls has more to show. */
interface HiddenEdges {
  readonly before: boolean;
  readonly after: boolean;
}

const NONE: HiddenEdges = { before: false, after: false };
/** Positions are fractions of pixels on many screens. */
const LEAST_PX = 2;

/** Follows what a horizontally scrolling frame hides. It hides nothing until it is measured, after mount. */
export function useHiddenEdges(frame: RefObject<HTMLElement | null>): HiddenEdges {
  const [hidden, setHidden] = useState(NONE);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => {
      // Negative in a right-to-left script.
      const from = Math.abs(element.scrollLeft);
      const before = from >= LEAST_PX;
      const after = from + element.clientWidth <= element.scrollWidth - LEAST_PX;
      setHidden((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    element.addEventListener('scroll', look, { passive: true });
    const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    size?.observe(element);
    // What is in it may become wider on its own.
    for (const child of element.children) size?.observe(child);
    return () => {
      element.removeEventListener('scroll', look);
      size?.disconnect();
    };
  }, [frame]);
  return hidden;
}
