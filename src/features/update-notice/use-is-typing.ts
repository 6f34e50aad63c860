import { useEffect, useState } from 'react';
import { isField } from './may-ask.ts';

/** Whether a field has the focus. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    const look = () => setIsTyping(isField(document.activeElement));
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
