import { useEffect, useState } from 'react';
import { followServerClock, serverNow } from '../connection/server-clock.ts';

/**
 * Returns the time, updated every `everyMs` while the page is visible; null until mounted, since a prerendered page
 * contains dates, never their relation to now (docs/architecture.md, section 7).
 */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const current = serverNow();
      setNow(current);
      // Aim at the next full step, so that a tick never drifts past a second or a minute.
      if (!document.hidden) timer = setTimeout(tick, everyMs - (current % everyMs) + 5);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    const stopFollowing = followServerClock(tick);
    return () => {
      clearTimeout(timer);
      stopFollowing();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
