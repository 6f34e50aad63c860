import { useTranslation } from 'react-i18next';

/** For anyone who cannot see that a tab opens. On a kiosk none does (`touch.css`). */
export function NewTabNote() {
  const { t } = useTranslation();
  return <span className="visually-hidden new-tab-note"> {t('ui.newTab', '(opens in a new tab)')}</span>;
}
