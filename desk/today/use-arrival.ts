import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings what has just got another place on the screen to its middle, and the focus with it.
 *
 * @param arrival another number for each time it arrives; 0 if it has not
 * @param onArrived called on arrival, so that it happens once
 */
export function useArrival<Part extends HTMLElement>(
  arrival: number,
  onArrived: () => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (arrival === 0) return;
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.focus({ preventScroll: true });
    onArrived();
  }, [arrival, onArrived]);
  return part;
}
