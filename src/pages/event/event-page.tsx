import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { EventDetail } from '#core/contract/event-detail.ts';
import { isKiosk } from '../../data/is-kiosk.ts';
import { useTrackingString } from '../../data/tracking.ts';
import { isPart, isUnknown, isUnsaved, useAnswer, valueOr } from '../../data/use-answer.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { PartNote } from '../../features/answer-age/part-note.tsx';
import { Associates } from '../../features/associates/associates.tsx';
import { associatesQuery, EVENT_PAGES_ASSOCIATES_ID } from '../../features/associates/queries.ts';
import { BannerCarousel } from '../../features/banners/banner-carousel.tsx';
import { bannersQuery } from '../../features/banners/queries.ts';
import { Countdown } from '../../features/countdown/countdown.tsx';
import { EventDetails } from '../../features/event-details/event-details.tsx';
import { eventQuery } from '../../features/event-details/queries.ts';
import { DateStrip } from '../../features/event-hero/date-strip.tsx';
import { EventHero } from '../../features/event-hero/event-hero.tsx';
import { readableName } from '../../features/game/readable-name.ts';
import { NowNext } from '../../features/now-next/now-next.tsx';
import { LateEventPack } from '../../features/offline-pack/late-event-pack.tsx';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { RelatedCategories } from '../../features/related-categories/related-categories.tsx';
import { StarButton } from '../../features/saved/star-button.tsx';
import { scheduleQuery } from '../../features/schedule/queries.ts';
import { ScheduleSection } from '../../features/schedule/schedule-section.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { classNames } from '../../ui/class-names.ts';
import { eventImageAddress } from '../../ui/picture-address.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCameReady } from '../../ui/use-came-ready.ts';
import { shownEventThing } from '../saved/event-thing.ts';
import { useSittingStars } from '../saved/use-sitting-stars.tsx';
import styles from './event-page.module.css';
import { MissingEvent } from './missing-event.tsx';
import { nameInState } from './name-in-state.ts';
import { SectionNav } from './section-nav.tsx';
import { useIsOnNow } from './use-is-on-now.ts';
import { useSectionAskedFor } from './use-section-asked-for.ts';

/** One event. Its path is the key, so that nothing of another event stays (EVENT-16). */
export function EventPage() {
  const { eventpath = '' } = useParams();
  return <Event key={eventpath} eventPath={eventpath} />;
}

function Event({ eventPath }: { readonly eventPath: string }) {
  const { pathname, state } = useLocation();
  const pageName = pageNameOf(pathname);
  const answer = useAnswer(eventQuery(eventPath));
  const event = valueOr<EventDetail | null>(answer, null);
  const isOnNow = useIsOnNow(eventPath, answer);
  const [wasOnNow] = useState(isOnNow);
  const cameReady = useCameReady();
  const trackingString = useTrackingString(pageName, event?.id ?? '');
  const schedule = useAnswer(scheduleQuery(eventPath));
  const hasSchedule = valueOr(schedule, []).some(({ entries }) => entries.length > 0);
  const hasAssociates =
    valueOr(useAnswer(associatesQuery(pageName, EVENT_PAGES_ASSOCIATES_ID)), []).length > 0;

  const guessedName = nameInState(state) || (answer.state === 'loading' ? '' : readableName(eventPath));
  const eventName = event?.name || guessedName;
  const lastDay = event?.endDate || event?.startDate;
  const starBeside = useSittingStars(eventPath, eventName);

  const isLoading = answer.state === 'loading';
  const sections = [
    { id: 'overview', label: 'event.overview', isThere: event !== null },
    { id: 'schedule', label: 'event.schedule', isThere: hasSchedule },
    { id: 'games', label: 'event.games', isThere: event !== null && event.relatedCategories.length > 0 },
    { id: 'associates', label: 'event.associatesShort', isThere: hasAssociates },
  ].filter(({ isThere }) => isThere);
  // What is above the section asked for must be there, too, or it would be pushed away again.
  useSectionAskedFor(isLoading ? [] : sections.map(({ id }) => id));

  if ((answer.state === 'here' && event === null) || isUnknown(answer))
    return <MissingEvent reason="unknown" />;
  return (
    <div className={classNames(styles.page, wasOnNow && !cameReady && styles.onNow)}>
      <PageHead
        name={eventName}
        picture={(event && eventImageAddress(event.image)) ?? undefined}
        hidden={event === null}
      />
      <NowNext
        eventPath={eventPath}
        eventName={eventName}
        look={isKiosk() ? 'board' : 'strip'}
        isExpected={isOnNow}
      >
        <LateAgeNote query={scheduleQuery(eventPath)} />
      </NowNext>
      {isUnsaved(answer) ? (
        <MissingEvent reason={answer.reason} />
      ) : (
        <EventHero
          // What stands in for a hero that nobody knows yet gives way to it, and is not pushed down itself.
          key={eventName === '' ? 'awaited' : 'known'}
          event={event}
          guessedName={guessedName}
          isLoading={isLoading}
          trackingString={trackingString}
          action={event && <StarButton thing={shownEventThing(eventPath, { ...event, name: eventName })} />}
        />
      )}
      {event && (
        <DateStrip event={event}>
          <Countdown eventPath={eventPath} eventId={event.id} />
        </DateStrip>
      )}
      <SectionNav sections={sections} />
      {event && (
        <BannerCarousel pageName={pageName} trackingString={trackingString}>
          <LateAgeNote query={bannersQuery(pageName)} lastDay={lastDay} />
        </BannerCarousel>
      )}
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
      {event && <LateEventPack eventPath={eventPath} eventName={eventName} />}
      {event && (
        <RelatedCategories
          id="games"
          categories={event.relatedCategories}
          eventPath={eventPath}
          trackingString={trackingString}
        />
      )}
      <Associates id="associates" pageName={pageName} eventId={EVENT_PAGES_ASSOCIATES_ID}>
        <LateAgeNote query={associatesQuery(pageName, EVENT_PAGES_ASSOCIATES_ID)} lastDay={lastDay} />
      </Associates>
    </div>
  );
}
