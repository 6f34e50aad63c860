import '../../features/story/important-notification/texts.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { ImportantNotification } from '../../features/story/important-notification/important-notification.tsx';
import { notificationQuery } from '../../features/story/important-notification/queries.ts';
import { paths } from '../../navigation/paths.ts';
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './imp-notification-page.module.css';

/** Without a page name it is about the site as a whole (POPUP-10). */
const WITHOUT_NAME = 'Home';

/**
 * The important notification of the page named in the address (section 2, POPUP-08 to POPUP-10). One prerendered page
 * serves all addresses, so the notification itself appears once the address has been read. What the page is for stands
 * there without it.
 */
export function ImpNotificationPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const isRead = useIsHydrated();
  const pageName = parameters.get('page')?.trim() || WITHOUT_NAME;
  const eventId = parameters.get('event')?.trim() || SITE_EVENT_ID;
  return (
    <div className={`wrap section ${styles.page}`}>
      <PageHead heading={t('notification.title')} lead={t('notification.lead')} />
      <SectionHeading level={1} size="d2" title={t('notification.title')} lead={t('notification.lead')} />
      <div className={styles.notice}>
        {isRead && (
          <Fragment key={`${pageName} ${eventId}`}>
            <ImportantNotification pageName={pageName} eventId={eventId} />
            <LazyAgeNote query={notificationQuery(pageName, eventId)} />
          </Fragment>
        )}
      </div>
      <p className="muted measure">{t('notification.whose')}</p>
      <p className={styles.ways}>
        <ArrowLink to={paths.home()}>{t('notification.home')}</ArrowLink>
        <ArrowLink to={paths.news()}>{t('notification.news')}</ArrowLink>
      </p>
    </div>
  );
}
