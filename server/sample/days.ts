/** A calendar day as days since 1970-01-01, so that adding days is adding numbers. */
export type Day = number;

/** The organiser's zone; all sample times without a zone are read there (reading Q-10). */
export const EVENT_ZONE = 'Asia/Kolkata';

const DAY_MS = 86_400_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Making one takes far longer than using it. */
const dates = new Intl.DateTimeFormat('en-GB', {
  timeZone: EVENT_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the calendar day in the event zone at this moment. */
export function dayInEventZone(moment: Date): Day {
  const parts = dates.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  return calendarDay(part('year'), part('month'), part('day'));
}

/** Returns the day with this date; months count from 1. */
export function calendarDay(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Returns the first day on or after `from` with this day of the month (1 to 28). */
export function nextDayOfMonth(dayOfMonth: number, from: Day): Day {
  const start = new Date(from * DAY_MS);
  const inThisMonth = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), dayOfMonth) / DAY_MS;
  if (inThisMonth >= from) return inThisMonth;
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, dayOfMonth) / DAY_MS;
}

/** Formats `05-03-2024`, as the provider does in event lists. */
export function dashed(day: Day): string {
  const { year, month, date } = written(day);
  return `${date}-${month}-${year}`;
}

/** Formats `05/03/2024 09:30:00`, as the provider does in schedules. */
export function slashed(day: Day, time: string): string {
  const { year, month, date } = written(day);
  return `${date}/${month}/${year} ${time}`;
}

/** Formats `2024-03-05`, as some answers do. */
export function isoDay(day: Day): string {
  const { year, month, date } = written(day);
  return `${year}-${month}-${date}`;
}

function written(day: Day) {
  const moment = new Date(day * DAY_MS);
  return {
    year: moment.getUTCFullYear(),
    month: twoDigits(moment.getUTCMonth() + 1),
    date: twoDigits(moment.getUTCDate()),
  };
}
