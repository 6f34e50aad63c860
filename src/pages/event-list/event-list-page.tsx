import '../../features/events/event-lists/texts.ts';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { isMissing, isPart, useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { useAskOnceMore } from '../../data/answers/use-ask-once-more.ts';
import { previousEventsQuery, upcomingEventsQuery } from '../../domain/events/event-lists-query.ts';
import { saveableListedEvent } from '../../domain/saved/saveable-event.ts';
import { ListsSkeleton } from '../../features/events/event-lists/lists-skeleton.tsx';
import { PreviousEvents } from '../../features/events/event-lists/previous-events.tsx';
import { UpcomingEvents } from '../../features/events/event-lists/upcoming-events.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PartNote } from '../../features/offline/answer-age/part-note.tsx';
import { StarButton } from '../../features/offline/saved/star-button.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UnsavedNotice, UnsavedState } from '../../ui/states/unsaved-state.tsx';
import styles from './event-list-page.module.css';
import { useOpenAskedFor } from './use-open-asked-for.ts';

const starOf = (event: ListedEvent) => {
  const thing = saveableListedEvent(event);
  return thing && <StarButton item={thing} />;
};

/**
 * The two lists of events. Each is independent: one that fails or is empty does not affect the other (EVENTS-12). A
 * list without upcoming events, or one that failed to load, shows a message in its place.
 */
export function EventListPage() {
  const { t } = useTranslation();
  // Order matters: the upcoming list is requested first (section 4, EVENTS-11).
  const upcoming = useAnswer(upcomingEventsQuery);
  const previous = useAnswer(previousEventsQuery);
  const askOnceMore = useAskOnceMore();
  useOpenAskedFor(upcoming);
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
        <LazyAgeNote query={upcomingEventsQuery} />
      </UpcomingEvents>
      {upcoming.state === 'success' && upcoming.value.length === 0 && (
        <div className="wrap">
          <EmptyState
            drawing="empty"
            title={t('events.noneToCome')}
            action={<ArrowLink to={paths.news()}>{t('events.toNews')}</ArrowLink>}
          />
        </div>
      )}
      {isMissing(upcoming) && !areBothMissing && (
        <div className="wrap">
          <UnsavedNotice title={t('unsaved.what.upcoming')} reason={upcoming.reason} onAgain={askOnceMore} />
        </div>
      )}
      <LazyHydrationBoundary>
        <PreviousEvents events={valueOr(previous, [])} actionOf={starOf}>
          <PartNote isPart={isPart(previous)} />
        </PreviousEvents>
      </LazyHydrationBoundary>
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
            action={<ArrowLink to={paths.home()}>{t('unsaved.home')}</ArrowLink>}
            onAgain={askOnceMore}
          />
        </div>
      )}
    </div>
  );
}
