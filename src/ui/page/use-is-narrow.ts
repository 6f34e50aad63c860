import { useSyncExternalStore } from 'react';

/** As wide as the phones for which rows run from edge to edge. */
const NARROW = '(width < 48rem)';

/** Returns whether the window is as narrow as a phone's. False until the page is hydrated: all get the same HTML. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function follow(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
