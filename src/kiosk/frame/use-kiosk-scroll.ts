import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls a new page to its top and restores the position on the way back. Positions stay in memory only: a visit
 * leaves no trace.
 */
export function useKioskScroll(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const before = positions.current.get(key);
    if (type === 'POP' && before !== undefined) scrollTo(0, before);
    else if (hash === '') scrollTo(0, 0);
    const note = () => positions.current.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, hash, type]);
}
