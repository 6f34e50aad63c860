import { type RefObject, useEffect, useState } from 'react';

/** What is only at the edge of the window has not been read. */
const EDGE = '-12% 0px';

/** Returns whether a block is in view, well inside the window. */
export function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (ref.current === null || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: EDGE },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ref]);
  return isInView;
}
