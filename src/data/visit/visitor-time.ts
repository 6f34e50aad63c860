import { formatDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';

/**
 * What the visitor's own clock shows at a moment of the event, with the day of the week where that is another one there.
 *
 * @param clock how a time is written: "9:00 AM"
 * @returns null where both clocks show the same, and where no time is given
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
