import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { speak } from '../../../i18n/i18n.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { useIsPageHydrated } from '../../../ui/hydration/hydration-boundary.tsx';
import { canChangeLanguage } from './can-change-language.ts';
import { chosenLanguage } from './chosen-language.ts';
import { loadFonts } from './load-fonts.ts';

/**
 * Makes the interface follow the chosen language once the page is hydrated. It starts in English, like the prerendered
 * page, and changes right after (I18N-01, I18N-02). Without the language's texts it stays in English, without a message
 * (I18N-05). Use it once, in the layout.
 */
export function useChosenLanguage(): void {
  const { i18n } = useTranslation();
  const code = chosenLanguage.use() ?? DEFAULT_LANGUAGE;
  const { language } = i18n;
  const isHydrated = useIsPageHydrated();

  useEffect(() => chosenLanguage.load(), []);
  useEffect(() => {
    // Setting the same language again would re-render every text.
    if (i18n.language === code) return;
    // Parts that have just hydrated must first match the prerendered page.
    if (!canChangeLanguage() || !isHydrated) return;
    // While the texts load, a visitor may scroll, and another part begin to hydrate: this effect runs again after it.
    const isWanted = () => (chosenLanguage.get() ?? DEFAULT_LANGUAGE) === code;
    void speak(i18n, code, () => isWanted() && canChangeLanguage());
  }, [code, i18n, isHydrated]);
  useEffect(() => {
    const root = document.documentElement;
    const dir = i18n.dir(language);
    // Even writing the same value would make the browser restyle every element.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== dir) root.dir = dir;
    void loadFonts(language);
  }, [language, i18n]);
}
