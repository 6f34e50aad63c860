import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/states/notice.tsx';

/** At the end of what a prerendered page shows the beginning of. It goes when the rest has come, which only scripts bring. */
export function PartNote({ isPart }: { readonly isPart: boolean }) {
  const { t } = useTranslation();
  if (!isPart) return null;
  return (
    <Notice look="line">
      {t('ui.firstPart')} <noscript>{t('ui.restNeeds')}</noscript>
    </Notice>
  );
}
