import '../../features/event-lists/texts.ts';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/event-list.ts';
import { isMissing, isPart, useAnswer, valueOr } from '../../data/use-answer.ts';
import { useAskOnceMore } from '../../data/use-ask-once-more.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { PartNote } from '../../features/answer-age/part-note.tsx';
import { ListsSkeleton } from '../../features/event-lists/lists-skeleton.tsx';
import { PreviousEvents } from '../../features/event-lists/previous-events.tsx';
import { previousEventsQuery, upcomingEventsQuery } from '../../features/event-lists/queries.ts';
import { UpcomingEvents } from '../../features/event-lists/upcoming-events.tsx';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { StarButton } from '../../features/saved/star-button.tsx';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FarStage } from '../../ui/stage.tsx';
import { TondoState } from '../../ui/tondo-state.tsx';
import { UnsavedNotice, UnsavedState } from '../../ui/unsaved-state.tsx';
import { listedEventThing } from '../saved/event-thing.ts';
import styles from './event-list-page.module.css';

const starOf = (event: ListedEvent) => {
  const thing = listedEventThing(event);
  return thing && <StarButton thing={thing} />;
};

/**
 * The two lists of events. Each stands for itself: one that fails or is empty leaves the other (EVENTS-12). That nothing
 * is to come, and that a list could not be brought, is said in its place.
 */
export function EventListPage() {
  const { t } = useTranslation();
  // In this order: the upcoming list is asked for first (section 4, EVENTS-11).
  const upcoming = useAnswer(upcomingEventsQuery);
  const previous = useAnswer(previousEventsQuery);
  const askOnceMore = useAskOnceMore();
  const areBothMissing = isMissing(upcoming) && isMissing(previous);
  return (
    <div className={`section ${styles.page}`}>
      <PageHead heading={t('events.title')} lead={t('events.lead')} />
      <div className={`wrap ${styles.head}`}>
        <SectionHeading level={1} size="d1" title={t('events.title')} lead={t('events.lead')} />
      </div>
      {upcoming.state === 'loading' && <ListsSkeleton />}
      <UpcomingEvents events={valueOr(upcoming, [])} pageName="event" actionOf={starOf}>
        <PartNote isPart={isPart(upcoming)} />
        <LateAgeNote query={upcomingEventsQuery} />
      </UpcomingEvents>
      {upcoming.state === 'here' && upcoming.value.length === 0 && (
        <div className="wrap">
          <TondoState
            drawing="empty"
            title={t('events.noneToCome')}
            action={<GoLink to={paths.news()}>{t('events.toNews')}</GoLink>}
          />
        </div>
      )}
      {isMissing(upcoming) && !areBothMissing && (
        <div className="wrap">
          <UnsavedNotice title={t('unsaved.what.upcoming')} reason={upcoming.reason} onAgain={askOnceMore} />
        </div>
      )}
      <FarStage>
        <PreviousEvents events={valueOr(previous, [])} actionOf={starOf}>
          <PartNote isPart={isPart(previous)} />
        </PreviousEvents>
      </FarStage>
      {isMissing(previous) && !areBothMissing && (
        <div className="wrap">
          <UnsavedNotice title={t('unsaved.what.previous')} reason={previous.reason} onAgain={askOnceMore} />
        </div>
      )}
      {areBothMissing && (
        <div className="wrap">
          <UnsavedState
            title={t('unsaved.what.events')}
            reason={upcoming.reason}
            action={<GoLink to={paths.home()}>{t('unsaved.home')}</GoLink>}
            onAgain={askOnceMore}
          />
        </div>
      )}
    </div>
  );
}
