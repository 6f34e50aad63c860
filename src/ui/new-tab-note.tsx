import { useTranslation } from 'react-i18next';

/** For those who do not see a tab open. */
export function NewTabNote() {
  const { t } = useTranslation();
  return <span className="visually-hidden"> {t('ui.newTab', '(opens in a new tab)')}</span>;
}
