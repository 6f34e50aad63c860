import { useCallback, useEffect, useState } from 'react';

/**
 * What a function finds out when the page is opened; null until then.
 *
 * @param read the same one at every render
 * @returns what it has found out, and how to have it look again
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
