import { type RefObject, useEffect, useState } from 'react';

/** Whether at least half of the element is in the window now. */
export function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const sight = new IntersectionObserver(
      (entries) => setIsInView((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5),
      { threshold: [0, 0.5] },
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, [ref]);
  return isInView;
}
