import { isoDate, readCalendarDate } from '../../data/calendar-date.ts';
import { momentAt } from '../../data/event-moment.ts';

/** As the provider writes them; '' where it does not. */
interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Whether an event's own days say that it runs, by the calendar at the event.
 *
 * @param at milliseconds since 1970
 */
export function runsAt({ startDate, endDate }: Days, at: number): boolean {
  const start = readCalendarDate(startDate);
  if (start === null) return false;
  const end = readCalendarDate(endDate) ?? start;
  const today = isoDate(momentAt(at).date);
  return isoDate(start) <= today && today <= isoDate(end);
}
