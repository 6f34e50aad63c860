import { useEffect, useState } from 'react';

/** So long after a visitor has come and begun nothing asks anything (decision Q-81). */
export const QUIET_AT_FIRST_MS = 2_000;
/** A page that nobody has touched for so long asks all the same. */
export const LONG_REST_MS = 20_000;
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Whether it is too early to ask anything: for two seconds from when the visitor has begun to use the page, which is
 * to scroll, to press, to type or to move the pointer. What lay over the page sooner would cover what its reader has
 * just come for.
 */
export function useIsQuietTime(): boolean {
  const [isQuiet, setIsQuiet] = useState(true);
  useEffect(() => {
    const end = () => setIsQuiet(false);
    // By a link from another page of ours, or before this one was alive.
    const hasBegun = scrollY > 0 || navigator.userActivation?.hasBeenActive === true;
    let timer = setTimeout(end, hasBegun ? QUIET_AT_FIRST_MS : LONG_REST_MS);
    if (hasBegun) return () => clearTimeout(timer);
    const leave = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin, { capture: true });
    };
    const begin = ({ type, target }: Event) => {
      // What turns by itself scrolls, too.
      if (type === 'scroll' && target !== document) return;
      leave();
      timer = setTimeout(end, QUIET_AT_FIRST_MS);
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
    return leave;
  }, []);
  return isQuiet;
}
