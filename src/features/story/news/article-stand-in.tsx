import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../data/connection/connection.ts';
import { Notice } from '../../../ui/states/notice.tsx';

/**
 * Says that another article stands where the one asked for would be (NEWS-11, OFFLINE-08).
 *
 * @param isPart only the beginning of the news is here, so that nobody knows whether it is gone
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
