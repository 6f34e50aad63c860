import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';

/**
 * Events that have been, the latest first by the day they began; those of one day, and those whose day cannot be read,
 * in the order in which they came, the latter at the end.
 */
export function newestFirst<Event extends Pick<ListedEvent, 'startDate'>>(events: readonly Event[]): Event[] {
  const dayOf = ({ startDate }: Event) => {
    const date = readCalendarDate(startDate);
    return date === null ? '' : isoDate(date);
  };
  const dated = events.map((event) => ({ event, day: dayOf(event) }));
  return dated.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1)).map(({ event }) => event);
}
