import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { eventImageAddress } from '#core/media/picture-address.ts';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { dayFigures } from '#core/time/format/day-figures.ts';
import { placeLine } from '../../domain/events/place-line.ts';
import type { PanelEvent } from '../../features/home/events-panel/panel-event.ts';

/** Converts a listed event for the home page. `to` is the word between two dates. */
export function viewOfEvent(event: ListedEvent, language: string, to: string): PanelEvent {
  const start = readCalendarDate(event.startDate);
  const dates = start && dayFigures(start, readCalendarDate(event.endDate), language);
  return {
    event,
    dates: dates && {
      from: dates.from,
      to: dates.to,
      caption: dates.caption.join(' '),
      spoken: dates.spoken?.join(` ${to} `),
    },
    place: placeLine(event),
    picture: event.imageType === 'image' ? eventImageAddress(event.image) : null,
  };
}
