import { type RefObject, useEffect, useState } from 'react';

/** Whether a block has ever come within one screen of the window: time to load what it needs. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const block = ref.current;
    if (block === null || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '100%' },
    );
    watch.observe(block);
    return () => watch.disconnect();
  }, [ref, isNear]);
  return isNear;
}
