import { useEffect } from 'react';
import { useChosenLanguage } from '../features/shell/language-select/use-chosen-language.ts';
import { earlyPressed, repeatEarlyPress } from '../startup/replay-clicks.ts';
import { useIsPageAwake } from '../ui/waking/stage.tsx';
import { openGateAround } from '../ui/waking/stage-gate.ts';

/** What waits until all of the page that is near is alive. It draws nothing, so that nothing is drawn anew for it. */
export function AfterWaking() {
  useChosenLanguage();
  const isAwake = useIsPageAwake();
  useEffect(() => {
    if (!isAwake) return;
    // What was pressed comes to life first.
    if (earlyPressed().some(openGateAround)) return;
    // For whoever measures, and for whoever tests with a clock of his own, which has no marks: a page is not there before
    // it can be used.
    performance.mark('hydrated');
    document.documentElement.dataset.hydrated = '';
    repeatEarlyPress();
  }, [isAwake]);
  return null;
}
