import { useEffect, useState } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether a field, where text is typed or chosen, has the focus. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    const look = () => setIsTyping(document.activeElement?.matches(FIELDS) ?? false);
    // When focus leaves, the next holder of it is known a moment later.
    const lookSoon = () => setTimeout(look);
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);
  return isTyping;
}
