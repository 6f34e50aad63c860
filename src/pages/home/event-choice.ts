import type { ListedEvent } from '#core/contract/event-list.ts';
import { isoDate, readCalendarDate } from '../../data/calendar-date.ts';
import { momentAt } from '../../data/event-moment.ts';

/** Who is still there after the last midnight of an event is at the event: nights belong to the evening before. */
export const NIGHT_MS = 5 * 3_600_000;

/** Which events the home page leads with at a moment, by the calendar at the events. */
export interface EventChoice {
  readonly running: ListedEvent | undefined;
  /** The first that has not begun. */
  readonly next: ListedEvent | undefined;
}

/** @param at milliseconds since 1970 */
export function chooseEvents(events: readonly ListedEvent[], at: number): EventChoice {
  const today = isoDate(momentAt(at).date);
  const dated = events.flatMap((event) => {
    const start = readCalendarDate(event.startDate);
    if (start === null) return [];
    const end = readCalendarDate(event.endDate) ?? start;
    return [{ event, start: isoDate(start), end: isoDate(end) }];
  });
  const ahead = dated.filter(({ start }) => start > today);
  ahead.sort((a, b) => (a.start < b.start ? -1 : 1));
  const running = dated.filter(({ start, end }) => start <= today && today <= end);
  // One without a page has no schedule either.
  const [first] = running.filter(({ event }) => event.readMorePath !== '').concat(running);
  return {
    running: first?.event,
    next: ahead[0]?.event,
  };
}
