import { useEffect, useState } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable]';
/** Longer than a browser shows a tap as active, and well within the time in which nothing is asked. */
const TAP_IS_OVER_MS = 500;
const SIGNS = ['focusin', 'focusout', 'pointerdown', 'pointerup', 'pointercancel', 'contextmenu'];

/** Returns whether the visitor is in a form field, or in the middle of a press. */
export function useIsBusy(): boolean {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isPressing = false;
    const look = () => setIsBusy(isPressing || document.activeElement?.matches(FIELDS) === true);
    const lookSoon = ({ type }: Event) => {
      if (!type.startsWith('focus')) {
        clearTimeout(timer);
        // A browser menu may swallow the release event.
        isPressing = type === 'pointerdown';
      }
      // The next focus, and the click that ends a press, are known a moment later.
      setTimeout(look);
    };
    // A press may have begun before the page was hydrated.
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
