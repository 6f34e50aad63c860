import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './language-select.module.css';
import { useLanguageChoice } from './use-language-choice.ts';

/**
 * The languages of the interface, each by its own name (LAYOUT-03). It is a native list, so every device can use it.
 */
export function LanguageSelect({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, choose] = useLanguageChoice();

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
