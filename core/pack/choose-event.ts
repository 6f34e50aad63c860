import { isoDate, readCalendarDate } from '#core/contract/calendar-date.ts';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';

/** The events the site features on a given day. */
export interface EventChoice {
  readonly running: ListedEvent | undefined;
  /** The first event that has not started. */
  readonly next: ListedEvent | undefined;
}

/**
 * Chooses the events to feature.
 *
 * @param today the calendar day in the zone of the events, `2031-03-05`
 */
export function chooseEvents(events: readonly ListedEvent[], today: string): EventChoice {
  const dated = events.flatMap((event) => {
    const start = readCalendarDate(event.startDate);
    if (start === null) return [];
    const end = readCalendarDate(event.endDate) ?? start;
    return [{ event, start: isoDate(start), end: isoDate(end) }];
  });
  const ahead = dated.filter(({ start }) => start > today);
  ahead.sort((a, b) => (a.start < b.start ? -1 : 1));
  const running = dated.filter(({ start, end }) => start <= today && today <= end);
  // An event without a page has no schedule either.
  const [first] = running.filter(({ event }) => event.readMorePath !== '').concat(running);
  return {
    running: first?.event,
    next: ahead[0]?.event,
  };
}
