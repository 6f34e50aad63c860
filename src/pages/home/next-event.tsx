import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { useTrackingString } from '../../data/visit/tracking.ts';
import { Countdown } from '../../features/events/countdown/countdown.tsx';
import { useChosenEvents } from '../../features/events/leading-events/use-chosen-events.ts';
import { NextEventStrip } from '../../features/home/home-upcoming/next-event-strip.tsx';
import { viewOfEvent } from './view-of-event.ts';

/** The strip below the hero, with the countdown to the next event; renders nothing without one. */
export function NextEvent() {
  const { next } = useChosenEvents();
  return next === undefined ? null : <Strip key={next.readMorePath} event={next} />;
}

function Strip({ event }: { readonly event: ListedEvent }) {
  const { t, i18n } = useTranslation();
  const trackingString = useTrackingString('home', SITE_EVENT_ID);
  const { dates, place } = viewOfEvent(event, i18n.language, t('home.to'));
  return (
    <NextEventStrip event={event} dates={dates} place={place} trackingString={trackingString}>
      {event.readMorePath !== '' && <Countdown eventPath={event.readMorePath} eventId={event.id} />}
    </NextEventStrip>
  );
}
