import { isoDate } from '#core/time/calendar-date.ts';
import { deviceMoment } from '#core/time/device-moment.ts';

/** Returns the visitor's local date as `2026-03-05`. Call it only after the first render. */
export function todayHere(): string {
  return isoDate(deviceMoment(Date.now()).date);
}
