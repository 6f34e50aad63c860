import { addDays, isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { runsOn, type WrittenDays } from '../../../../domain/schedule/runs-at.ts';

const SOON_DAYS = 7;

/** Whether an event is on, or begins within a week. */
export function isSoon(days: WrittenDays, now: number): boolean {
  const today = momentAt(now).date;
  const start = readCalendarDate(days.startDate);
  if (start === null) return false;
  const isAhead = isoDate(start) > isoDate(today);
  return isAhead ? isoDate(start) <= isoDate(addDays(today, SOON_DAYS)) : runsOn(days, isoDate(today));
}
