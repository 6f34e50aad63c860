import type { DateOrder } from '../programme.ts';
import { type EventDays, isWithin } from './event-days.ts';
import { settleDate } from './settle-date.ts';
import type { WrittenDate } from './written-date.ts';

/**
 * Returns the time near which days without a year lie. All days of a file are in one year, or around one turn of the
 * year: the year in which most of them are on the event's days, or else most weekdays are right. So one wrong weekday
 * moves nothing.
 *
 * @param near milliseconds since 1970; used if nothing else decides
 */
export function nearOf(
  dates: readonly WrittenDate[],
  order: DateOrder,
  near: number,
  days: EventDays | null,
): number {
  const asking = dates.filter(({ year }) => year === null);
  const candidates = [0, -1, 1].map((years) => {
    const then = new Date(near).setUTCFullYear(new Date(near).getUTCFullYear() + years);
    const settled = asking.map((date) => ({ weekday: date.weekday, day: settleDate(date, order, then) }));
    const inEvent = settled.filter(({ day }) => {
      const at = day && Date.UTC(day.date.year, day.date.month - 1, day.date.day);
      return at !== null && days !== null && isWithin(at, days);
    });
    const fitting = settled.filter(({ weekday, day }) => weekday !== null && day?.isWeekdayWrong === false);
    return { then, inEvent: inEvent.length, fitting: fitting.length };
  });
  const [best] = candidates.toSorted((a, b) => b.inEvent - a.inEvent || b.fitting - a.fitting);
  return best?.then ?? near;
}
