import { useTranslation } from 'react-i18next';

/** For those who do not see a tab open. On a kiosk none does (`touch.css`). */
export function NewTabNote() {
  const { t } = useTranslation();
  return <span className="visually-hidden new-tab-note"> {t('ui.newTab', '(opens in a new tab)')}</span>;
}
