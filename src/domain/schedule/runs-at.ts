import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';

/** As the provider writes them; '' if it does not. */
export interface WrittenDays {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Whether an event is on at a moment, by its own dates and the calendar at the event.
 *
 * @param at milliseconds since 1970
 */
export function runsAt(days: WrittenDays, at: number): boolean {
  return runsOn(days, isoDate(momentAt(at).date));
}

/** Whether an event is on by its own dates on a day, `2026-10-12`. */
export function runsOn({ startDate, endDate }: WrittenDays, day: string): boolean {
  const start = readCalendarDate(startDate);
  if (start === null) return false;
  const end = readCalendarDate(endDate) ?? start;
  return isoDate(start) <= day && day <= isoDate(end);
}
