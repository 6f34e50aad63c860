import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addEnglish } from '../../../i18n/add-english.ts';
import { loadOnDemand } from '../../../i18n/load-on-demand.ts';
import translate from '../../../i18n/locales/en/on-demand/translate.json';

addEnglish({ translate });

/**
 * Returns whether the texts of this namespace are available in the current language. If they fail to load, English is
 * used.
 */
export function useTranslationTexts(): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [hereIn, setHereIn] = useState('');
  useEffect(() => {
    void loadOnDemand(i18n, language).then(() => setHereIn(language));
  }, [i18n, language]);
  return hereIn === language;
}
