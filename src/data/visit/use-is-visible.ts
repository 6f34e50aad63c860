import { useSyncExternalStore } from 'react';

/** Returns whether the window is in front, so that somebody may be looking at it. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(
    follow,
    () => !document.hidden,
    () => true,
  );
}

function follow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
