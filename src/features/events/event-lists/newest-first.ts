import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';

/**
 * Sorts past events by their first day, latest first. Events of the same day keep their order. Events without a
 * readable date come last, in their order.
 */
export function newestFirst<Event extends Pick<ListedEvent, 'startDate'>>(events: readonly Event[]): Event[] {
  const dayOf = ({ startDate }: Event) => {
    const date = readCalendarDate(startDate);
    return date === null ? '' : isoDate(date);
  };
  const dated = events.map((event) => ({ event, day: dayOf(event) }));
  return dated.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1)).map(({ event }) => event);
}
