import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { venueOf } from '#content/venues/venues.ts';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { ASSOCIATES_EVENT_ID } from '#core/contract/site-event.ts';
import { eventImageAddress } from '#core/media/picture-address.ts';
import { formatGivenDays } from '#core/time/format/day.ts';
import { isUnknown, isUnsaved, useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { useTrackingString } from '../../data/visit/tracking.ts';
import { eventQuery } from '../../domain/events/event-query.ts';
import { saveableShownEvent } from '../../domain/saved/saveable-event.ts';
import { scheduleQuery } from '../../domain/schedule/schedule-query.ts';
import { placeAnchors } from '../../domain/venues/place-of.ts';
import { associatesQuery } from '../../features/events/associates/queries.ts';
import { Countdown } from '../../features/events/countdown/countdown.tsx';
import { DateStrip } from '../../features/events/event-hero/date-strip.tsx';
import { EventHero } from '../../features/events/event-hero/event-hero.tsx';
import { HeroWays } from '../../features/events/event-hero/hero-ways.tsx';
import { readableName } from '../../features/events/game/readable-name.ts';
import { NowBand } from '../../features/events/now-next/now-band.tsx';
import { NowBoard } from '../../features/events/now-next/now-board.tsx';
import { BannerCarousel } from '../../features/home/banners/banner-carousel.tsx';
import { bannersQuery } from '../../features/home/banners/queries.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { StarButton } from '../../features/offline/saved/star-button.tsx';
import { ShareButton } from '../../features/sharing/share/share-button.tsx';
import { describedBy } from '../../features/shell/page-metadata/description-of.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { paths } from '../../navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';
import { lazyPart } from '../../ui/hydration/lazy-part.tsx';
import { useWasPrerendered } from '../../ui/hydration/use-was-prerendered.ts';
import styles from './event-page.module.css';
import { MissingEvent } from './missing-event.tsx';
import { nameInState } from './name-in-state.ts';
import { SectionNav } from './section-nav.tsx';
import { useIsOnNow } from './use-is-on-now.ts';
import { useSectionAskedFor } from './use-section-asked-for.ts';

const EventBelow = lazyPart(async () => (await import('./event-below.tsx')).EventBelow);

/** An event page. Its path is the key, so that no state of another event stays (EVENT-16). */
export function EventPage() {
  const { eventpath = '' } = useParams();
  return <Event key={eventpath} eventPath={eventpath} />;
}

function Event({ eventPath }: { readonly eventPath: string }) {
  const { i18n } = useTranslation();
  const { pathname, state } = useLocation();
  const pageName = pageNameOf(pathname);
  const answer = useAnswer(eventQuery(eventPath));
  const event = valueOr<EventDetail | null>(answer, null);
  const isOnNow = useIsOnNow(eventPath, answer);
  const [wasOnNow] = useState(isOnNow);
  const wasPrerendered = useWasPrerendered();
  const trackingString = useTrackingString(pageName, event?.id ?? '');
  const schedule = useAnswer(scheduleQuery(eventPath));
  const hasSchedule = valueOr(schedule, []).some(({ entries }) => entries.length > 0);
  const hasAssociates = valueOr(useAnswer(associatesQuery(pageName, ASSOCIATES_EVENT_ID)), []).length > 0;

  const guessedName = nameInState(state) || (answer.state === 'loading' ? '' : readableName(eventPath));
  const eventName = event?.name || guessedName;
  const lastDay = event?.endDate || event?.startDate;
  const about = useMemo(
    () =>
      event === null
        ? undefined
        : describedBy(
            [event.introduction1, event.introduction2, event.html],
            [formatGivenDays(event, i18n.language), event.address, event.location],
          ),
    [event, i18n.language],
  );

  const isLoading = answer.state === 'loading';
  const sections = (
    [
      { id: 'overview', label: 'event.overview', isThere: event !== null },
      { id: 'schedule', label: 'event.schedule', isThere: hasSchedule },
      { id: 'venue', label: 'venue.title', isThere: event !== null && venueOf(eventPath) !== undefined },
      { id: 'games', label: 'event.games', isThere: event !== null && event.relatedCategories.length > 0 },
      { id: 'associates', label: 'event.associatesShort', isThere: hasAssociates },
    ] as const
  ).filter(({ isThere }) => isThere);
  // The sections above the target must be there too, or they would push it away.
  useSectionAskedFor(isLoading ? [] : [...sections.map(({ id }) => id), ...placeAnchors(eventPath)]);

  if ((answer.state === 'success' && event === null) || isUnknown(answer))
    return <MissingEvent reason="unknown" />;
  return (
    <div className={classNames(styles.page, wasOnNow && !wasPrerendered && styles.onNow)}>
      <PageHead
        name={eventName}
        preview={about}
        picture={(event && eventImageAddress(event.image)) ?? undefined}
        hidden={event === null}
      />
      {isUnsaved(answer) ? (
        <MissingEvent reason={answer.reason} />
      ) : (
        <EventHero
          // The key remounts the placeholder as the real hero, instead of letting it shift down.
          key={eventName === '' ? 'awaited' : 'known'}
          event={event}
          guessedName={guessedName}
          isLoading={isLoading}
          ways={
            event &&
            answer.state === 'success' && (
              <HeroWays
                event={event}
                answeredAt={answer.at}
                schedulePath={hasSchedule || schedule.state === 'loading' ? paths.schedule(eventPath) : null}
                trackingString={trackingString}
              />
            )
          }
          action={
            event && (
              <>
                <StarButton item={saveableShownEvent(eventPath, { ...event, name: eventName })} />
                <ShareButton title={eventName} path={paths.event(eventPath)} />
              </>
            )
          }
        />
      )}
      {isKiosk() ? (
        <NowBoard eventPath={eventPath} eventName={eventName} isExpected={isOnNow}>
          <LazyAgeNote query={scheduleQuery(eventPath)} />
        </NowBoard>
      ) : (
        <NowBand eventPath={eventPath} isExpected={isOnNow} />
      )}
      {event && (
        <DateStrip event={event}>
          <Countdown eventPath={eventPath} eventId={event.id} />
        </DateStrip>
      )}
      <SectionNav sections={sections} />
      {event && (
        <LazyHydrationBoundary>
          <BannerCarousel pageName={pageName} trackingString={trackingString}>
            <LazyAgeNote query={bannersQuery(pageName)} lastDay={lastDay} />
          </BannerCarousel>
        </LazyHydrationBoundary>
      )}
      <LazyHydrationBoundary>
        <EventBelow {...{ eventPath, pageName, event, eventName, isLoading, trackingString }} />
      </LazyHydrationBoundary>
    </div>
  );
}
