import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { useTrackingString } from '../../data/visit/tracking.ts';
import { upcomingEventsQuery } from '../../domain/events/event-lists-query.ts';
import { useUpcomingEvents } from '../../features/events/leading-events/use-upcoming-events.ts';
import { LazyEventVideos } from '../../features/home/event-videos/lazy-event-videos.tsx';
import { EventsPanel } from '../../features/home/events-panel/events-panel.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import type { Media } from '../../ui/media/media.ts';
import { viewOfEvent } from './view-of-event.ts';

interface HomeEventsProps {
  readonly onOpen: (media: Media) => void;
}

/** The upcoming events, with the news of the one that is shown. */
export function HomeEvents({ onOpen }: HomeEventsProps) {
  const { t, i18n } = useTranslation();
  const trackingString = useTrackingString('home', SITE_EVENT_ID);
  const { events } = useUpcomingEvents();
  const views = useMemo(
    () => events.map((event) => viewOfEvent(event, i18n.language, t('home.to'))),
    [events, i18n.language, t],
  );
  return (
    <EventsPanel
      events={views}
      trackingString={trackingString}
      news={(eventId, onClose) => <LazyEventVideos eventId={eventId} onOpen={onOpen} onClose={onClose} />}
    >
      <LazyAgeNote query={upcomingEventsQuery} />
    </EventsPanel>
  );
}
