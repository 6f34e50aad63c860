import { type RefObject, useEffect } from 'react';

/**
 * Empties a form after Back (KIOSK-04). Browsers restore the entries of an earlier visitor: they take the page from the
 * back/forward cache, or load it again and fill its fields.
 */
export function useFreshForm(form: RefObject<HTMLFormElement | null>, empty: () => void): void {
  useEffect(() => {
    const isTypingNow = form.current?.contains(document.activeElement) ?? false;
    if (cameBack() && !isTypingNow) empty();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) empty();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [form, empty]);
}

function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'back_forward';
}
