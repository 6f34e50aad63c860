import { isoDate } from '#core/time/calendar-date.ts';
import { momentAt, readEventMoment } from '#core/time/event-moment.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatShortDay } from '#core/time/format/day.ts';

/*
 * Times as content has them: what clocks at the event show, `2027-05-21T18:00`. Such texts are in order when they are in
 * the order of the alphabet.
 */

const MINUTE_MS = 60_000;
const TO_MINUTES = 16;
export const DAY_LENGTH = 10;

/** The time at the event, as content would have it. */
export function localNow(now: number): string {
  const { date, hour, minute } = momentAt(now);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${isoDate(date)}T${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** So many minutes later by the clock; '' stays ''. */
export function minutesLater(local: string, minutes: number): string {
  const at = Date.parse(`${local}Z`);
  return Number.isNaN(at) ? local : new Date(at + minutes * MINUTE_MS).toISOString().slice(0, TO_MINUTES);
}

/** Minutes from one time to another by the clock. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS);

/** "6:00 PM", on another day than the given one "Sat 22 May 6:00 PM"; '' for no time. */
export function clockOf(local: string, day: string): string {
  const moment = readEventMoment(local);
  if (moment === null) return '';
  const clock = formatTime(moment);
  return local.startsWith(day) ? clock : `${formatShortDay(moment.date, 'en')} ${clock}`;
}
