import { type CalendarDate, isSameDay } from '../calendar-date.ts';
import { deviceMoment } from '../device-moment.ts';
import type { EventMoment } from '../event-moment.ts';
import { calendarOf } from './calendar-of.ts';
import { formatTime } from './clock.ts';
import { formatNearDay } from './day.ts';

/**
 * A moment of a programme seen from a day: "9:00 AM" on that day, "Tue 9:00 AM" near it, "05/03/2024 9:00 AM" else. A
 * moment without a time is its day alone.
 */
export function formatTimeNear(moment: EventMoment, from: CalendarDate, language: string): string {
  if (!moment.hasTime) return formatNearDay(moment.date, from, language);
  if (isSameDay(moment.date, from)) return formatTime(moment);
  return `${formatNearDay(moment.date, from, language)} ${timeBeside(moment, language)}`;
}

/** A moment in full: "5th March 2024, 9:05 AM". */
export function formatDayAndTime(moment: EventMoment, language: string): string {
  const { day, comma } = calendarOf(language);
  return day(moment.date) + comma + timeBeside(moment, language);
}

/**
 * When something happened or will happen on this device, by its own clock: "9:05 AM" on the day itself, otherwise with
 * the day.
 *
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function formatDeviceTime(at: number, language: string, now: number): string {
  const moment = deviceMoment(at);
  const isToday = isSameDay(moment.date, deviceMoment(now).date);
  return isToday ? formatTime(moment) : formatDayAndTime(moment, language);
}

/** Languages written from the right, by their first letters. */
const FROM_RIGHT = /^ar\b/;
/** Unicode's own marks: left-to-right isolate, and its end. */
const APART = ['\u2066', '\u2069'] as const;

/** The time after a day: from left to right also where the day is an Arabic word. */
function timeBeside(moment: EventMoment, language: string): string {
  const time = formatTime(moment);
  return FROM_RIGHT.test(language) ? APART.join(time) : time;
}
