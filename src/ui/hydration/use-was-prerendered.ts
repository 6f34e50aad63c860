import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Whether this came with the prerendered page. Only there may what lies far down have a guessed size until it comes near: a
 * page drawn anew is laid out whole, so that nothing moves under who jumps to its foot, and the way back leads to the
 * same place.
 */
export function useWasPrerendered(): boolean {
  const isHydrated = useIsHydrated();
  const [cameReady] = useState(!isHydrated);
  return cameReady;
}
