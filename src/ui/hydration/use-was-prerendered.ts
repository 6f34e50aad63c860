import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Returns whether the component was prerendered. Only then may parts far down have a guessed size until they come near:
 * a page rendered on the device is laid out completely, so that nothing moves when a visitor jumps to the bottom, and
 * going back leads to the same place.
 */
export function useWasPrerendered(): boolean {
  const isHydrated = useIsHydrated();
  const [wasPrerendered] = useState(!isHydrated);
  return wasPrerendered;
}
