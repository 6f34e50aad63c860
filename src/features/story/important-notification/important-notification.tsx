import './texts.ts';
import { useTranslation } from 'react-i18next';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { isMissing, useAnswer } from '../../../data/answers/use-answer.ts';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { UnsavedNotice } from '../../../ui/states/unsaved-state.tsx';
import styles from './important-notification.module.css';
import { notificationQuery } from './queries.ts';

interface ImportantNotificationProps {
  readonly pageName: string;
  readonly eventId: string;
}

/** The full notification of a page (POPUP-09), or a notice if there is none. */
export function ImportantNotification({ pageName, eventId }: ImportantNotificationProps) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  const answer = useAnswer(notificationQuery(pageName, eventId));
  if (answer.state === 'loading') return <Skeleton className={styles.skeleton} />;
  if (isMissing(answer)) {
    return <UnsavedNotice title={t('unsaved.what.notice')} reason={answer.reason} onAgain={askOnceMore} />;
  }
  const notice = answer.value;
  if (notice === null) return <p className="muted">{t('notification.none')}</p>;
  return (
    <article className={styles.notice}>
      {hasMarkup(notice.heading) && (
        // biome-ignore lint/a11y/useSemanticElements: provider markup may contain blocks, which an h2 must not
        <div role="heading" aria-level={2} className="d3">
          <SafeHtml html={notice.heading} className={styles.heading} />
        </div>
      )}
      {hasMarkup(notice.description) && <SafeHtml html={notice.description} className="measure" />}
    </article>
  );
}
