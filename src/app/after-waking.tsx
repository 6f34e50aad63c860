import { useEffect } from 'react';
import { useChosenLanguage } from '../features/language-select/use-chosen-language.ts';
import { useIsPageAwake } from '../ui/stage.tsx';
import { repeatEarlyPress } from './early-press.ts';

/** What waits until the whole page is alive. It draws nothing, so that nothing is drawn anew for it. */
export function AfterWaking() {
  useChosenLanguage();
  const isAwake = useIsPageAwake();
  useEffect(() => {
    if (isAwake) repeatEarlyPress();
  }, [isAwake]);
  return null;
}
