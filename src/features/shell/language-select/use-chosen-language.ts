import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { speak } from '../../../i18n/i18n.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { isPageHydrated, useIsPageHydrated } from '../../../ui/hydration/hydration-boundary.tsx';
import { hydrateAll } from '../../../ui/hydration/hydration-trigger.ts';
import { chosenLanguage } from './chosen-language.ts';
import { loadFonts } from './load-fonts.ts';

/**
 * Lets the interface follow the chosen language, from the moment the page is alive: it comes in English, as the ready
 * page is, and changes right after (I18N-01, I18N-02). Without the language's texts it stays in English and says
 * nothing (I18N-05). Use it once, in the frame.
 */
export function useChosenLanguage(): void {
  const { i18n } = useTranslation();
  const code = chosenLanguage.use() ?? DEFAULT_LANGUAGE;
  const { language } = i18n;
  const isAwake = useIsPageHydrated();

  useEffect(() => chosenLanguage.load(), []);
  useEffect(() => {
    // Speaking the same language again would draw every word anew.
    if (i18n.language === code) return;
    hydrateAll();
    // Parts that have just been woken are drawn as the prerendered page is before any word changes.
    if (!isAwake || !isPageHydrated()) return;
    void speak(i18n, code, () => (chosenLanguage.get() ?? DEFAULT_LANGUAGE) === code);
  }, [code, i18n, isAwake]);
  useEffect(() => {
    const root = document.documentElement;
    const dir = i18n.dir(language);
    // Even the same words, written again, would have the browser style every element anew.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== dir) root.dir = dir;
    void loadFonts(language);
  }, [language, i18n]);
}
