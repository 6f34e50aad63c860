import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../data/connection.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that another article stands where the one asked for would be (NEWS-11, OFFLINE-08). */
export function ArticleStandIn() {
  const { t } = useTranslation();
  const isReached = useConnection() === 'reached';
  return (
    <Notice role="status" icon={isReached ? 'info' : 'wifi-slash'}>
      {isReached ? t('desk.gone') : t('desk.notSaved')}
    </Notice>
  );
}
