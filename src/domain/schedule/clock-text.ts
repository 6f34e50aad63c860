import type { CalendarDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns `05/03/2024`, in every language: the format of schedule dates (section 9). */
export function slashedDate({ year, month, day }: CalendarDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
}

/** Returns the 12-hour time, `12:05 AM` for five past midnight (section 9). */
export function clockTime({ hour, minute }: Pick<EventMoment, 'hour' | 'minute'>): string {
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns a full hour on the timetable's scale: `5 AM`. */
export function hourMark(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Returns `05/03/2024 12:05 AM`. */
export function dateAndTime(moment: EventMoment): string {
  return `${slashedDate(moment.date)} ${clockTime(moment)}`;
}
