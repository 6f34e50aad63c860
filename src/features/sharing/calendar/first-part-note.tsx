import { useTranslation } from 'react-i18next';

/** Shown instead of the form while only the beginning of a schedule is here: which entry is which follows from all of it. */
export function FirstPartNote() {
  const { t } = useTranslation();
  return (
    <p role="status">
      {t('ui.firstPart')} {t('ui.restNeeds')}
    </p>
  );
}
