import { type RefObject, useEffect, useState } from 'react';

/** Whether at least half of the element is in view and the page is visible. */
export function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let isHalfIn = false;
    const look = () => setIsInView(isHalfIn && !document.hidden);
    const sight = new IntersectionObserver(
      (entries) => {
        isHalfIn = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5;
        look();
      },
      { threshold: [0, 0.5] },
    );
    sight.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      sight.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [ref]);
  return isInView;
}
