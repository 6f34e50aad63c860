import { type RefObject, useEffect } from 'react';

/**
 * Empties the form for whoever comes back to it (KIOSK-04): browsers give back what a former visitor typed, by
 * waking the whole page or by filling the fields of one that is loaded again through Back.
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
