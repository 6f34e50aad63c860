import type { i18n } from 'i18next';
import { keepInStep } from '../../../data/notices/keep-in-step.ts';
import { readNotices, storeNoticeWords } from '../../../data/notices/turn-notices.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { wordsOf } from './words-of.ts';

/** Keeps the server in step with what is saved, and the worker with the language, on a device that has notices. */
export function keepNotices(i18n: i18n): void {
  const storeWords = () => storeNoticeWords(wordsOf(i18n));
  i18n.on('languageChanged', () => void storeWords());
  void renewWords(i18n, storeWords);
  keepInStep();
}

/** Another build may have other words. A page begins in English, whatever its visitor reads. */
async function renewWords({ language }: i18n, storeWords: () => Promise<void>): Promise<void> {
  const { words } = await readNotices();
  if (language !== DEFAULT_LANGUAGE || words?.language === DEFAULT_LANGUAGE) await storeWords();
}
