import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addEnglish } from '../../../i18n/add-english.ts';
import { loadOnDemand } from '../../../i18n/load-on-demand.ts';
import translate from '../../../i18n/locales/en/on-demand/translate.json';

addEnglish({ translate });

/** Whether the namespace is here in the language spoken. Where it cannot be loaded it is shown in English. */
export function useTranslationTexts(): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [hereIn, setHereIn] = useState('');
  useEffect(() => {
    void loadOnDemand(i18n, language).then(() => setHereIn(language));
  }, [i18n, language]);
  return hereIn === language;
}
