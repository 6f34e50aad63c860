import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hasUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { useConsent } from '../../../data/preferences/consent.ts';
import { useEmbedBlocker } from '../../../data/visit/embed-blocker.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { useToast } from '../../../ui/states/use-toast.ts';
import { currentTranslationState, isTranslationRequested, translateContent } from './translation-state.ts';
import { useTranslationTexts } from './use-translation-texts.ts';

/** By then a page has loaded its content (specification, section 4). */
export const APPLIED_AFTER_MS = 1_000;

/** Translates every page a second after it opens, while the visitor wants it. If it cannot, it says so once. */
export function TranslationKeeper(): null {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { key, pathname } = useLocation();
  const toast = useToast();
  const hasTexts = useTranslationTexts();
  const isAgreed = useConsent() === 'given';
  const obstacle = useEmbedBlocker();
  const isDue = hasTexts && isAgreed && language !== DEFAULT_LANGUAGE;
  const say = useRef((_note: 'failed' | 'network') => {});
  const drawnIn = useRef(language);
  useEffect(() => {
    say.current = (note) => toast({ text: t(`translate.${note}`) });
  });

  useEffect(() => {
    if (drawnIn.current === language) return;
    drawnIn.current = language;
    // The service's changes to the old texts would get in the way of the new ones.
    if (currentTranslationState() === 'translated' && !hasUnsavedWork()) location.reload();
  }, [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: key and path change with every navigation
  useEffect(() => {
    if (!isDue || obstacle !== null || !isTranslationRequested()) return;
    const apply = async () => {
      const hadFailed = currentTranslationState() === 'failed';
      if (!(await translateContent(language)) && !hadFailed) say.current('failed');
    };
    const timer = setTimeout(() => void apply(), APPLIED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, pathname, language, isDue, obstacle]);

  useEffect(() => {
    if (isDue && obstacle === 'network' && isTranslationRequested()) say.current('network');
  }, [isDue, obstacle]);
  return null;
}
