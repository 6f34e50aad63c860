import { useEffect, useLayoutEffect, useRef } from 'react';
import { useChosenLanguage } from '../features/shell/language-select/use-chosen-language.ts';
import { earlyTargets, replayEarlyEvents } from '../startup/1-document/record-early-events.ts';
import { useIsPageHydrated } from '../ui/hydration/hydration-boundary.tsx';
import { hydrateAround } from '../ui/hydration/hydration-trigger.ts';
import { holdForPresses } from '../ui/hydration/use-are-presses-replayed.ts';

const LONGEST_HOLD_MS = 10_000;

/** Runs what waits until the nearby parts of the page are hydrated. Renders nothing, so it causes no re-render. */
export function AfterHydration() {
  useChosenLanguage();
  const isHydrated = useIsPageHydrated();
  const release = useRef(() => {});
  useLayoutEffect(() => {
    if (earlyTargets().length === 0) return;
    release.current = holdForPresses();
    // The code of a part that was pressed may never come, as without a network.
    setTimeout(release.current, LONGEST_HOLD_MS);
  }, []);
  useEffect(() => {
    if (!isHydrated) return;
    // Hydrate first what was pressed.
    if (earlyTargets().some(hydrateAround)) return;
    // For measurements, and for tests with a fake clock, which has no marks: a page is not ready before it can be used.
    performance.mark('hydrated');
    document.documentElement.dataset.hydrated = '';
    replayEarlyEvents(release.current);
  }, [isHydrated]);
  return null;
}
