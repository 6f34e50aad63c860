import { useEffect, useState } from 'react';

/** After a visitor's first action, nothing asks for this long (reading Q-81). */
export const QUIET_AT_FIRST_MS = 2_000;
/** On a page nobody touches, prompts start after this time. */
export const LONG_REST_MS = 20_000;
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Returns whether it is too early to ask anything: until two seconds after the visitor starts to scroll, press, type or
 * move the pointer. An earlier prompt would cover what the visitor has just come for.
 */
export function useIsQuietTime(): boolean {
  const [isQuiet, setIsQuiet] = useState(true);
  useEffect(() => {
    const end = () => setIsQuiet(false);
    // True after a link from another of our pages, or after input before this page was hydrated.
    const hasBegun = scrollY > 0 || navigator.userActivation?.hasBeenActive === true;
    let timer = setTimeout(end, hasBegun ? QUIET_AT_FIRST_MS : LONG_REST_MS);
    if (hasBegun) return () => clearTimeout(timer);
    const leave = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin, { capture: true });
    };
    const begin = ({ type, target }: Event) => {
      // A carousel that turns automatically scrolls, too.
      if (type === 'scroll' && target !== document) return;
      leave();
      timer = setTimeout(end, QUIET_AT_FIRST_MS);
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
    return leave;
  }, []);
  return isQuiet;
}
