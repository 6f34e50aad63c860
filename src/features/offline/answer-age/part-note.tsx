import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/states/notice.tsx';

/** Marks the end of a list that a prerendered page shows only in part. It disappears when scripts load the rest. */
export function PartNote({ isPart }: { readonly isPart: boolean }) {
  const { t } = useTranslation();
  if (!isPart) return null;
  return (
    <Notice look="line">
      {t('ui.firstPart')} <noscript>{t('ui.restNeeds')}</noscript>
    </Notice>
  );
}
