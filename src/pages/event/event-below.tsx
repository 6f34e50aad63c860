import type { EventDetail } from '#core/contract/event-detail.ts';
import { isKiosk } from '../../data/is-kiosk.ts';
import { isPart, useAnswer } from '../../data/use-answer.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { PartNote } from '../../features/answer-age/part-note.tsx';
import { Associates } from '../../features/associates/associates.tsx';
import { associatesQuery, EVENT_PAGES_ASSOCIATES_ID } from '../../features/associates/queries.ts';
import { EventDetails } from '../../features/event-details/event-details.tsx';
import { eventQuery } from '../../features/event-details/queries.ts';
import { LateEventPack } from '../../features/offline-pack/late-event-pack.tsx';
import { RelatedCategories } from '../../features/related-categories/related-categories.tsx';
import { scheduleQuery } from '../../features/schedule/queries.ts';
import { ScheduleSection } from '../../features/schedule/schedule-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FarStage } from '../../ui/stage.tsx';
import { useSittingStars } from '../saved/use-sitting-stars.tsx';
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
        <Associates id="associates" pageName={pageName} eventId={EVENT_PAGES_ASSOCIATES_ID}>
          <LateAgeNote query={associatesQuery(pageName, EVENT_PAGES_ASSOCIATES_ID)} lastDay={lastDay} />
        </Associates>
      </FarStage>
    </>
  );
}
