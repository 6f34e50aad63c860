import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { ASSOCIATES_EVENT_ID } from '#core/contract/site-event.ts';
import { isPart, useAnswer } from '../../data/answers/use-answer.ts';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { eventQuery } from '../../domain/events/event-query.ts';
import { scheduleQuery } from '../../domain/schedule/schedule-query.ts';
import { Associates } from '../../features/events/associates/associates.tsx';
import { associatesQuery } from '../../features/events/associates/queries.ts';
import { EventDetails } from '../../features/events/event-details/event-details.tsx';
import { RelatedCategories } from '../../features/events/related-categories/related-categories.tsx';
import { ScheduleSection } from '../../features/events/schedule/schedule-section.tsx';
import { LateAgeNote } from '../../features/offline/answer-age/late-age-note.tsx';
import { PartNote } from '../../features/offline/answer-age/part-note.tsx';
import { LateEventPack } from '../../features/offline/offline-pack/late-event-pack.tsx';
import { useSittingStars } from '../../features/offline/saved/use-sitting-stars.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { FarStage } from '../../ui/waking/stage.tsx';
import styles from './event-page.module.css';

interface EventBelowProps {
  readonly eventPath: string;
  readonly pageName: string;
  /** Null while it is not known. */
  readonly event: EventDetail | null;
  readonly eventName: string;
  readonly isLoading: boolean;
  readonly trackingString: string | null;
}

/** What follows the first screen of an event's page, in sections of which each wakes by itself. */
export function EventBelow(props: EventBelowProps) {
  const { eventPath, pageName, event, eventName, isLoading, trackingString } = props;
  const schedule = useAnswer(scheduleQuery(eventPath));
  const starBeside = useSittingStars(eventPath, eventName);
  const lastDay = event?.endDate || event?.startDate;
  return (
    <>
      {event && (
        <EventDetails id="overview" event={event}>
          <LateAgeNote query={eventQuery(eventPath)} lastDay={lastDay} />
        </EventDetails>
      )}
      {isLoading && (
        <div className={`wrap section ${styles.onItsWay}`}>
          <Skeleton shape="title" width="half" className={styles.lineOnItsWay} />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      )}
      <FarStage>
        <ScheduleSection
          id="schedule"
          eventPath={eventPath}
          beside={starBeside}
          byPlace={isKiosk()}
          saysWhatIsMissing={event !== null}
        >
          <PartNote isPart={isPart(schedule)} />
          <LateAgeNote query={scheduleQuery(eventPath)} lastDay={lastDay} />
        </ScheduleSection>
      </FarStage>
      {event && <LateEventPack eventPath={eventPath} eventName={eventName} />}
      {event && (
        <FarStage>
          <RelatedCategories
            id="games"
            categories={event.relatedCategories}
            eventPath={eventPath}
            trackingString={trackingString}
          />
        </FarStage>
      )}
      <FarStage>
        <Associates id="associates" pageName={pageName} eventId={ASSOCIATES_EVENT_ID}>
          <LateAgeNote query={associatesQuery(pageName, ASSOCIATES_EVENT_ID)} lastDay={lastDay} />
        </Associates>
      </FarStage>
    </>
  );
}
