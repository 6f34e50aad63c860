import { useEffect, useState } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable]';
/** Longer than a browser goes on showing a tap as a press, well within the time in which nobody asks. */
const TAP_IS_OVER_MS = 500;
const SIGNS = ['focusin', 'focusout', 'pointerdown', 'pointerup', 'pointercancel', 'contextmenu'];

/** Whether the visitor is in a field, where text is typed or chosen, or in the middle of a press. */
export function useIsBusy(): boolean {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isPressing = false;
    const look = () => setIsBusy(isPressing || document.activeElement?.matches(FIELDS) === true);
    const lookSoon = ({ type }: Event) => {
      if (!type.startsWith('focus')) {
        clearTimeout(timer);
        // A menu of the browser's may keep the release to itself.
        isPressing = type === 'pointerdown';
      }
      // Where the focus goes next, and the click that ends a press, are known a moment later.
      setTimeout(look);
    };
    // A press may have begun before the page was alive.
    const timer = setTimeout(() => {
      isPressing = document.querySelector(':active') !== null;
      look();
    }, TAP_IS_OVER_MS);
    look();
    for (const sign of SIGNS) document.addEventListener(sign, lookSoon, true);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, lookSoon, true);
    };
  }, []);
  return isBusy;
}
