import { useEffect } from 'react';
import { useChosenLanguage } from '../features/shell/language-select/use-chosen-language.ts';
import { earlyTargets, replayEarlyEvents } from '../startup/record-early-events.ts';
import { useIsPageHydrated } from '../ui/hydration/hydration-boundary.tsx';
import { hydrateAround } from '../ui/hydration/hydration-trigger.ts';

/** What waits until all of the page that is near is alive. It draws nothing, so that nothing is drawn anew for it. */
export function AfterHydration() {
  useChosenLanguage();
  const isAwake = useIsPageHydrated();
  useEffect(() => {
    if (!isAwake) return;
    // What was pressed comes to life first.
    if (earlyTargets().some(hydrateAround)) return;
    // For whoever measures, and for whoever tests with a clock of his own, which has no marks: a page is not there before
    // it can be used.
    performance.mark('hydrated');
    document.documentElement.dataset.hydrated = '';
    replayEarlyEvents();
  }, [isAwake]);
  return null;
}
