import { type ReactNode, useCallback } from 'react';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { ASSOCIATES_EVENT_ID } from '#core/contract/site-event.ts';
import { entryTitle } from '#core/schedule/entry-id.ts';
import { isPart, useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { type DrawEntryLabel, EntryLabel } from '../../domain/changes/entry-label.ts';
import { eventQuery } from '../../domain/events/event-query.ts';
import { type DrawEntryAction, MapsAreInMenu } from '../../domain/schedule/entry-action.ts';
import { scheduleQuery } from '../../domain/schedule/schedule-query.ts';
import { PlaceLinkContext, type PlanOnPage, PlanOnPageContext } from '../../domain/venues/place-link.ts';
import { Associates } from '../../features/events/associates/associates.tsx';
import { associatesQuery } from '../../features/events/associates/queries.ts';
import { ChangesPlace } from '../../features/events/changes/changes-place.tsx';
import { TodaysChanges } from '../../features/events/changes/todays-changes.tsx';
import { useSeenChanges } from '../../features/events/changes/use-seen-changes.ts';
import { EventDetails } from '../../features/events/event-details/event-details.tsx';
import { RelatedCategories } from '../../features/events/related-categories/related-categories.tsx';
import { OpenDataNote } from '../../features/events/schedule/open-data-note.tsx';
import { ScheduleSection } from '../../features/events/schedule/schedule-section.tsx';
import { usePlaceLink, usePlanOnPage } from '../../features/events/venue/use-place-link.ts';
import { VenueSection } from '../../features/events/venue/venue-section.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PartNote } from '../../features/offline/answer-age/part-note.tsx';
import { NoticesOffer } from '../../features/offline/notices/notices-offer.tsx';
import { LazyEventPack } from '../../features/offline/offline-pack/lazy-event-pack.tsx';
import { useEntryStars } from '../../features/offline/saved/use-entry-stars.tsx';
import { AddProgramme } from '../../features/sharing/calendar/add-programme.tsx';
import { EntryMenu } from '../../features/sharing/calendar/entry-menu.tsx';
import { drawEntryMenuButton } from '../../features/sharing/calendar/entry-menu-button.tsx';
import { PrintLink } from '../../features/sharing/print/print-link.tsx';
import { ShareButton } from '../../features/sharing/share/share-button.tsx';
import { paths } from '../../navigation/paths.ts';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';
import { useIsNarrow } from '../../ui/page/use-is-narrow.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './event-page.module.css';

interface EventBelowProps {
  readonly eventPath: string;
  readonly pageName: string;
  /** Null until it is known. */
  readonly event: EventDetail | null;
  readonly eventName: string;
  readonly isLoading: boolean;
  readonly trackingString: string | null;
}

/** Everything below the first screen of an event page, in sections that hydrate separately. */
export function EventBelow(props: EventBelowProps) {
  const { eventPath, pageName, event, eventName, isLoading, trackingString } = props;
  const schedule = useAnswer(scheduleQuery(eventPath));
  const drawStar = useEntryStars(eventPath, eventName);
  // A kiosk has no menu: nothing in it can be taken along from there.
  const hasMenu = !isKiosk();
  const drawBeside = useCallback<DrawEntryAction>(
    (entry, className) => (
      <>
        {hasMenu && drawEntryMenuButton(entry, className)}
        {drawStar(entry, className)}
      </>
    ),
    [drawStar, hasMenu],
  );
  const placeLink = usePlaceLink(eventPath);
  const planOnPage = usePlanOnPage(eventPath);
  const changes = useSeenChanges(eventPath);
  const hasSchedule = valueOr(schedule, []).some(({ entries }) => entries.length > 0);
  const lastDay = event?.endDate || event?.startDate;
  return (
    <>
      {event && (
        <EventDetails id="overview" event={event}>
          <LazyAgeNote query={eventQuery(eventPath)} lastDay={lastDay} />
        </EventDetails>
      )}
      {isLoading && (
        <div className={`wrap section ${styles.onItsWay}`}>
          <Skeleton shape="title" width="half" className={styles.lineOnItsWay} />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      )}
      {!isKiosk() && !hasSchedule && (
        <div className="wrap">
          <ChangesPlace changes={changes} lies="betweenSections" />
        </div>
      )}
      <PlaceLinkContext value={placeLink}>
        <LazyHydrationBoundary>
          <RowsOfPage plan={planOnPage}>
            <ScheduleChanges eventPath={eventPath} label={changes.label}>
              <ScheduleSection
                id="schedule"
                eventPath={eventPath}
                beside={drawBeside}
                drawTools={(day) => (
                  <>
                    <AddProgramme eventPath={eventPath} eventName={eventName} day={day} />
                    <PrintLink eventPath={eventPath} />
                    <NoticesOffer events={[{ path: eventPath, name: eventName }]} isTight />
                  </>
                )}
                byPlace={isKiosk()}
                saysWhatIsMissing={event !== null}
                notice={!isKiosk() && <ChangesPlace changes={changes} lies="underHeading" />}
              >
                <PartNote isPart={isPart(schedule)} />
                <LazyAgeNote query={scheduleQuery(eventPath)} lastDay={lastDay} />
                {event && !isKiosk() && <OpenDataNote eventPath={eventPath} />}
              </ScheduleSection>
            </ScheduleChanges>
          </RowsOfPage>
        </LazyHydrationBoundary>
        {hasMenu && (
          <EntryMenu eventPath={eventPath} eventName={eventName}>
            {({ id, game, title }) => (
              <ShareButton title={entryTitle(game, title)} path={paths.entry(eventPath, id)} isInDialog />
            )}
          </EntryMenu>
        )}
      </PlaceLinkContext>
      <LazyHydrationBoundary>
        <VenueSection id="venue" eventPath={eventPath} />
      </LazyHydrationBoundary>
      {event && <LazyEventPack eventPath={eventPath} eventName={eventName} />}
      {event && (
        <LazyHydrationBoundary>
          <RelatedCategories
            id="games"
            categories={event.relatedCategories}
            eventPath={eventPath}
            trackingString={trackingString}
          />
        </LazyHydrationBoundary>
      )}
      <LazyHydrationBoundary>
        <Associates id="associates" pageName={pageName} eventId={ASSOCIATES_EVENT_ID}>
          <LazyAgeNote query={associatesQuery(pageName, ASSOCIATES_EVENT_ID)} lastDay={lastDay} />
        </Associates>
      </LazyHydrationBoundary>
    </>
  );
}

interface RowsOfPageProps {
  readonly plan: PlanOnPage;
  readonly children: ReactNode;
}

/**
 * Rows lead to the plan of the page, and on a phone the map of an entry is in its menu. This is below the boundary: a
 * change above would hydrate the schedule.
 */
function RowsOfPage({ plan, children }: RowsOfPageProps) {
  const isNarrow = useIsNarrow();
  return (
    <PlanOnPageContext value={plan}>
      <MapsAreInMenu value={isNarrow && !isKiosk()}>{children}</MapsAreInMenu>
    </PlanOnPageContext>
  );
}

interface ScheduleChangesProps {
  readonly eventPath: string;
  /** What the rows say to a visitor; on a kiosk they say what has changed today. */
  readonly label: DrawEntryLabel;
  readonly children: ReactNode;
}

function ScheduleChanges({ eventPath, label, children }: ScheduleChangesProps) {
  if (isKiosk()) return <TodaysChanges eventPath={eventPath}>{children}</TodaysChanges>;
  return <EntryLabel value={label}>{children}</EntryLabel>;
}
