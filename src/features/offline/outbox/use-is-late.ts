import { useEffect, useState } from 'react';

/** Whether something has been awaited for too long. */
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
