import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../i18n/languages.ts';
import styles from './language-row.module.css';
import { useLanguageChoice } from './use-language-choice.ts';

/** The languages side by side, each by its own name, sized for touch. */
export function LanguageRow() {
  const { t } = useTranslation();
  const [chosen, choose] = useLanguageChoice();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className={styles.row} role="group" aria-label={t('language.label')}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          dir="auto"
          className={styles.language}
          aria-pressed={code === chosen}
          onClick={() => void choose(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
