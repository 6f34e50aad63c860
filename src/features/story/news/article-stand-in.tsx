import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../data/connection/connection.ts';
import { Notice } from '../../../ui/states/notice.tsx';

/**
 * Says that another article is shown in place of the requested one (NEWS-11, OFFLINE-08).
 *
 * @param isPart only the beginning of the news is loaded, so the article may still exist
 */
export function ArticleStandIn({ isPart }: { readonly isPart: boolean }) {
  const { t } = useTranslation();
  const isReached = useConnection() === 'reached';
  return (
    <Notice role="status" icon={isReached ? 'info' : 'wifi-slash'}>
      {isReached && !isPart ? t('desk.gone') : t('desk.notSaved')}
    </Notice>
  );
}
