import { type RefObject, useEffect, useState } from 'react';

/** Half a screen around the window: soon enough to be ready, too far away to load with the first view. */
const NEAR = '50%';

/** Returns whether a block has ever come near the window, so that it is time to load what it needs. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const block = ref.current;
    if (block === null || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(block);
    return () => watch.disconnect();
  }, [ref, isNear]);
  return isNear;
}
