import type { CalendarDate } from '#core/time/calendar-date.ts';
import { momentAt, readEventMoment } from '#core/time/event-moment.ts';

const MINUTE_MS = 60_000;
const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * Writes a local time, `YYYY-MM-DDTHH:MM`; it sorts as text.
 *
 * @param minutes since midnight; more than a day gives a later date
 */
export function localTime({ year, month, day }: CalendarDate, minutes: number): string {
  return written(Date.UTC(year, month - 1, day, 0, minutes));
}

/** Returns the minutes from one local time to another, as clocks show them. */
export function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS;
}

export function addMinutes(local: string, minutes: number): string {
  return written(Date.parse(`${local}Z`) + minutes * MINUTE_MS);
}

/** Returns what the clocks of a zone show at a moment (milliseconds since 1970). */
export function localAt(at: number, zone: string): string {
  const { date, hour, minute } = momentAt(at, zone);
  return localTime(date, hour * 60 + minute);
}

/** Returns the moment of a local time, in milliseconds since 1970. */
export function instantOf(local: string, zone: string): number {
  const moment = FORM.test(local) ? readEventMoment(local, zone) : null;
  if (moment === null) throw new RangeError(`No local time: ${local}`);
  return moment.at;
}

/** Whether a zone never has this local time, because its clocks are set forward past it. */
export const isSkipped = (local: string, zone: string): boolean =>
  localAt(instantOf(local, zone), zone) !== local;

const written = (asIfUtc: number) => new Date(asIfUtc).toISOString().slice(0, 16);
