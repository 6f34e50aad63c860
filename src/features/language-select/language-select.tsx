import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { speak } from '../../i18n/i18n.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../i18n/languages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { chosenLanguage } from './chosen-language.ts';
import styles from './language-select.module.css';

/** The languages of the interface, each by its own name (LAYOUT-03). The browser's own list, so every device can work it. */
export function LanguageSelect({ className }: { readonly className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const id = useId();
  const chosen = chosenLanguage.use() ?? DEFAULT_LANGUAGE;

  async function choose(code: string) {
    const before = chosen;
    chosenLanguage.set(code);
    const isWanted = () => chosenLanguage.get() === code;
    if ((await speak(i18n, code, isWanted)) || !isWanted()) return;
    chosenLanguage.set(before);
    toast({ text: t('language.unavailable'), tone: 'bad' });
  }

  return (
    <div className={classNames(styles.select, className)}>
      <label htmlFor={id} className="visually-hidden">
        {t('language.label')}
      </label>
      <Icon name="translate" className={styles.sign} />
      <select
        id={id}
        className={styles.list}
        value={chosen}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
