import { useTranslation } from 'react-i18next';
import { speak } from '../../../i18n/i18n.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { useToast } from '../../../ui/states/use-toast.ts';
import { canChangeLanguage } from './can-change-language.ts';
import { chosenLanguage } from './chosen-language.ts';

/**
 * Returns the current language and a function to change it. If the new one fails to load, the current one stays and a
 * toast says so.
 */
export function useLanguageChoice(): readonly [chosen: string, choose: (code: string) => Promise<void>] {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const chosen = chosenLanguage.use() ?? DEFAULT_LANGUAGE;
  const choose = async (code: string) => {
    const before = chosen;
    chosenLanguage.set(code);
    const isWanted = () => chosenLanguage.get() === code;
    if ((await speak(i18n, code, () => isWanted() && canChangeLanguage())) || !isWanted()) return;
    chosenLanguage.set(before);
    toast({ text: t('language.unavailable'), tone: 'bad' });
  };
  return [chosen, choose];
}
