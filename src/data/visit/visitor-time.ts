import { isSameDay } from '#core/time/calendar-date.ts';
import { deviceMoment } from '#core/time/device-moment.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { formatTimeNear } from '#core/time/format/moment.ts';

/**
 * Returns what the visitor's own clock shows at a moment of the event, with the day of the week if that differs: "Tue
 * 9:00 AM".
 *
 * @returns null if both clocks show the same, or if the moment has no time
 */
export function visitorTime(moment: EventMoment, language: string): string | null {
  if (!moment.hasTime) return null;
  const own = deviceMoment(moment.at);
  const isSame = own.hour === moment.hour && own.minute === moment.minute && isSameDay(own.date, moment.date);
  return isSame ? null : formatTimeNear(own, moment.date, language);
}
