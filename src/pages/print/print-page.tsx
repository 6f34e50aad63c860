import '../../features/events/event-details/texts.ts';
import '../../features/sharing/print/texts.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { venueOf } from '#content/venues/venues.ts';
import { isUnknown, useAnswer } from '../../data/answers/use-answer.ts';
import { eventQuery } from '../../domain/events/event-query.ts';
import { VenueOnPaper } from '../../features/events/venue/venue-on-paper.tsx';
import { EventSheets } from '../../features/sharing/print/event-sheets.tsx';
import { PlanSheet } from '../../features/sharing/print/plan-sheet.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { MissingState } from '../../ui/states/missing-state.tsx';
import styles from './print-page.module.css';
import { usePlan } from './use-plan.ts';

/** The sheets of an event on paper, or the plan of everything saved (reading Q-78). */
export function PrintPage() {
  const { eventpath } = useParams();
  return eventpath === undefined ? <Plan /> : <Event key={eventpath} eventPath={eventpath} />;
}

function Plan() {
  const { t } = useTranslation();
  const plan = usePlan(undefined);
  return (
    <div className={`wrap section ${styles.page}`}>
      <PageHead heading={t('print.planTitle')} hidden />
      <div className={`no-print ${styles.head}`}>
        <Breadcrumbs trail={[{ label: t('saved.title'), to: paths.saved() }]} />
        <h1 className="d1">{t('print.planTitle')}</h1>
      </div>
      <PlanSheet plan={plan} />
    </div>
  );
}

function Event({ eventPath }: { readonly eventPath: string }) {
  const { t } = useTranslation();
  const answer = useAnswer(eventQuery(eventPath));
  const plan = usePlan(eventPath);
  const venue = venueOf(eventPath);
  const name = (answer.state === 'success' && answer.value?.name) || '';
  const trail = { label: name || t('print.event'), to: paths.event(eventPath), isProviderText: name !== '' };
  // Where there is no event there is nothing to print, and the page says what that of the event says (reading Q-46).
  const isMissing = isUnknown(answer) || (answer.state === 'success' && answer.value === null);
  const title = isMissing ? t('event.notFound') : [t('print.title'), name].filter(Boolean).join(': ');
  return (
    <div className={`wrap section ${styles.page}`}>
      <PageHead name={title} hidden />
      {isMissing ? (
        <MissingState
          level={1}
          title={t('event.notFound')}
          action={<ButtonLink to={paths.events()}>{t('event.allEvents')}</ButtonLink>}
        >
          {t('event.notFoundHint')}
        </MissingState>
      ) : (
        <>
          <div className={`no-print ${styles.head}`}>
            <Breadcrumbs trail={[trail]} />
            <h1 className="d1">{t('print.title')}</h1>
          </div>
          <EventSheets
            eventPath={eventPath}
            plan={plan}
            venuePlan={venue && <VenueOnPaper venue={venue} />}
          />
        </>
      )}
    </div>
  );
}
