import { useEffect, useState } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable]';
const SIGNS = ['focusin', 'focusout', 'pointerdown', 'pointerup', 'pointercancel', 'contextmenu'];

/** Whether the visitor is in a field, where text is typed or chosen, or in the middle of a press. */
export function useIsBusy(): boolean {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    // It may have begun before the page was alive.
    let isPressing = document.querySelector(':active') !== null;
    const look = () => setIsBusy(isPressing || document.activeElement?.matches(FIELDS) === true);
    const lookSoon = ({ type }: Event) => {
      // A menu of the browser's may keep the release to itself.
      if (!type.startsWith('focus')) isPressing = type === 'pointerdown';
      // Where the focus goes next, and the click that ends a press, are known a moment later.
      setTimeout(look);
    };
    look();
    for (const sign of SIGNS) document.addEventListener(sign, lookSoon, true);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, lookSoon, true);
    };
  }, []);
  return isBusy;
}
