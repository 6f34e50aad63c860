import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false on the server and while the prerendered markup is hydrated, and true afterwards. A page entered by a
 * link is never prerendered, so there it is true from the first render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
