import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringApart } from '../../../i18n/bring-apart.ts';
import { bringTexts } from '../../../i18n/bring-texts.ts';
import translate from '../../../i18n/locales/en/apart/translate.json';

bringTexts({ translate });

/** Whether the texts of this room are here in the language spoken. Where they cannot be brought they are English. */
export function useTranslationTexts(): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [hereIn, setHereIn] = useState('');
  useEffect(() => {
    void bringApart(i18n, language).then(() => setHereIn(language));
  }, [i18n, language]);
  return hereIn === language;
}
