import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the page takes over the prerendered markup, true ever after. A page that is
 * entered by a link is never prerendered, so there it is true from its first render on.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
