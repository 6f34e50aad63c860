import { type CalendarDate, isoDate } from '#core/contract/calendar-date.ts';

export { type CalendarDate, isoDate, readCalendarDate } from '#core/contract/calendar-date.ts';

export function isSameDay(a: CalendarDate, b: CalendarDate): boolean {
  return isoDate(a) === isoDate(b);
}

export function addDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
