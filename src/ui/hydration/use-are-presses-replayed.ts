import { useEffect, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

let replayed: Promise<void> = Promise.resolve();

/**
 * Says that presses from before the page was hydrated are still to be replayed.
 *
 * @returns what to call once they are
 */
export function holdForPresses(): () => void {
  let release = () => {};
  replayed = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/**
 * Returns false while the prerendered markup is hydrated and what was pressed in it is replayed, and true afterwards. A
 * part that then replaces its buttons, because it depends on the clock, waits for it: otherwise the press is lost.
 */
export function useArePressesReplayed(): boolean {
  const isHydrated = useIsHydrated();
  const [areReplayed, setAreReplayed] = useState(isHydrated);
  useEffect(() => {
    if (areReplayed) return;
    let isLeft = false;
    // Presses in this part alone are replayed in a task that was queued before this one.
    const timer = setTimeout(() => void replayed.then(() => isLeft || setAreReplayed(true)));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [areReplayed]);
  return areReplayed;
}
