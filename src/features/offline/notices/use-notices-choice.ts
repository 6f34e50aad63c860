import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticesChoice } from '#core/notices/device-notices.ts';
import { areNoticesBlocked } from '../../../data/notices/can-have-notices.ts';
import {
  readNotices,
  type TurningOn,
  turnNoticesOff,
  turnNoticesOn,
} from '../../../data/notices/turn-notices.ts';
import { wordsOf } from './words-of.ts';

/** What the dialog has to say: how turning on went, that notices are off, or that nothing is chosen. */
export type Said = TurningOn | 'off' | 'off-later' | 'nothing' | null;

/** What most will want: it is about what they have saved themselves. */
const USUAL: NoticesChoice = { saved: ['changes', 'soon'], news: [] };

/** Returns what the visitor has chosen, and what can be done with it; null until it has been read. */
export function useNoticesChoice() {
  const { i18n } = useTranslation();
  const [choice, setChoice] = useState<NoticesChoice | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [said, setSaid] = useState<Said>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isLeft = false;
    void readNotices().then(({ isOn, saved, news }) => {
      if (isLeft) return;
      setChoice(saved.length + news.length === 0 ? USUAL : { saved, news });
      setIsOn(isOn);
      setSaid(areNoticesBlocked() ? 'blocked' : null);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  const run = async (work: () => Promise<Said>) => {
    if (isBusy) return;
    setIsBusy(true);
    setSaid(null);
    try {
      setSaid(await work());
      setIsOn((await readNotices()).isOn);
    } catch (error) {
      console.warn('The notices could not be changed.', error);
      setSaid('failed');
    }
    setIsBusy(false);
  };

  return {
    choice,
    isOn,
    said,
    isBusy,
    choose: (next: NoticesChoice) => {
      setChoice(next);
      setSaid(null);
    },
    turnOn: () =>
      run(async () => {
        if (choice === null || choice.saved.length + choice.news.length === 0) return 'nothing';
        return turnNoticesOn(choice, wordsOf(i18n));
      }),
    turnOff: () =>
      run(async () => {
        const told = await turnNoticesOff();
        if (told === 'unstored') return told;
        return told === 'done' ? 'off' : 'off-later';
      }),
  };
}
