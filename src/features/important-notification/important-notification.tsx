import './texts.ts';
import { useTranslation } from 'react-i18next';
import { hasMarkup } from '#core/contract/untrusted-html.ts';
import { isUnsaved, useAnswer } from '../../data/use-answer.ts';
import { SafeHtml } from '../../ui/safe-html/safe-html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnsavedNotice } from '../../ui/unsaved-state.tsx';
import styles from './important-notification.module.css';
import { notificationQuery } from './queries.ts';

interface ImportantNotificationProps {
  readonly pageName: string;
  readonly eventId: string;
}

/** What is to be known about a page, in full length (POPUP-09); nothing where there is nothing. */
export function ImportantNotification({ pageName, eventId }: ImportantNotificationProps) {
  const { t } = useTranslation();
  const answer = useAnswer(notificationQuery(pageName, eventId));
  if (answer.state === 'loading') return <Skeleton className={styles.skeleton} />;
  if (isUnsaved(answer)) {
    return <UnsavedNotice title={t('unsaved.what.notice')} reason={answer.reason} />;
  }
  const notice = answer.state === 'here' ? answer.value : null;
  if (notice === null) return null;
  return (
    <article className={styles.notice}>
      {hasMarkup(notice.heading) && (
        // biome-ignore lint/a11y/useSemanticElements: outside markup may bring blocks, which no h2 may hold
        <div role="heading" aria-level={2} className="d3">
          <SafeHtml html={notice.heading} className={styles.heading} />
        </div>
      )}
      {hasMarkup(notice.description) && <SafeHtml html={notice.description} className="measure" />}
    </article>
  );
}
