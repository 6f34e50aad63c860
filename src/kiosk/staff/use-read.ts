import { useCallback, useEffect, useState } from 'react';

/**
 * Calls an asynchronous function when the page opens; the value is null until it resolves.
 *
 * @param read the same function at every render
 * @returns the value, and a function that reads again
 */
export function useRead<Found extends object>(
  read: () => Promise<Found>,
): readonly [found: Found | null, readAgain: () => void] {
  const [found, setFound] = useState<Found | null>(null);
  const readAgain = useCallback(() => {
    read().then(setFound, () => undefined);
  }, [read]);
  useEffect(readAgain, [readAgain]);
  return [found, readAgain];
}
