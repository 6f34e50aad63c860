import { useTranslation } from 'react-i18next';
import type { AgedQuery } from '../../data/use-age.ts';
import { useIsPart } from '../../data/use-is-part.ts';
import { Notice } from '../../ui/notice.tsx';

/** At the end of what a ready page shows the beginning of. It goes when the rest has come. */
export function PartNote({ query: { queryKey } }: { readonly query: AgedQuery }) {
  const { t } = useTranslation();
  return useIsPart(queryKey) && <Notice look="line">{t('ui.firstPart')}</Notice>;
}
