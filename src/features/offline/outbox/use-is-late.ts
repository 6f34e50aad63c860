import { useEffect, useState } from 'react';

/** Returns whether something has been pending for longer than `afterMs`, in milliseconds. */
export function useIsLate(isAwaited: boolean, afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAwaited, afterMs]);
  return isLate;
}
