import { formatDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';

/**
 * Returns what the visitor's own clock shows at a moment of the event, with the day of the week if that differs.
 *
 * @param clock formats a time: "9:00 AM"
 * @returns null if both clocks show the same, or if the moment has no time
 */
export function visitorTime(
  moment: EventMoment,
  language: string,
  clock: (moment: EventMoment) => string,
): string | null {
  if (!moment.hasTime) return null;
  const { at, date, hour, minute } = moment;
  const here = new Date(at);
  const day = { year: here.getFullYear(), month: here.getMonth() + 1, day: here.getDate() };
  const own = { ...moment, date: day, hour: here.getHours(), minute: here.getMinutes() };
  if (own.hour === hour && own.minute === minute && day.day === date.day) return null;
  const time = clock(own);
  return day.day === date.day ? time : `${formatDate(day, language, { weekday: 'short' })} ${time}`;
}
