import { settings } from '#core/settings.ts';
import { type CalendarDate, readCalendarDate } from './calendar-date.ts';
import { zoneOffsetMs } from './zone-offset.ts';

/** A point in time with what the clocks at the event show then. */
export interface EventMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly date: CalendarDate;
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
}

/** What ends at a time still to be announced, or before it begins, counts as this long. */
export const OPEN_END_MS = 60 * 60_000;

const CLOCK =
  /[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?\s*$/i;

/**
 * Reads a date with its time as the provider writes them: `dd/mm/yyyy hh:mm:ss` (24-hour), `dd-mm-yyyy`,
 * ISO. Without a zone it is the event's own (decision Q-10); without a time it is midnight there.
 */
export function readEventMoment(text: string, zone: string = settings.eventTimeZone): EventMoment | null {
  const date = readCalendarDate(text);
  if (date === null) return null;
  const clock = CLOCK.exec(text.trim());
  if (clock === null && /[T\s]/.test(text.trim())) return null;
  const hour = twentyFourHour(Number(clock?.[1] ?? 0), clock?.[4]);
  const minute = Number(clock?.[2] ?? 0);
  const second = Number(clock?.[3] ?? 0);
  // The midnight at the end of a day, as ISO 8601 writes it.
  const isDaysEnd = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !isDaysEnd) || minute > 59 || second > 59) return null;
  const asIfUtc = Date.UTC(date.year, date.month - 1, date.day, hour, minute, second);
  const offset = clock?.[5];
  const at = offset === undefined ? fromWallClock(asIfUtc, zone) : asIfUtc - writtenOffsetMs(offset);
  return momentAt(at, zone);
}

/** What the clocks at the event show at this point in time. */
export function momentAt(at: number, zone: string = settings.eventTimeZone): EventMoment {
  const shown = new Date(at + zoneOffsetMs(at, zone));
  return {
    at,
    date: { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() },
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** When the zone's clocks show this; the offset is asked twice because of clock changes. */
function fromWallClock(asIfUtc: number, zone: string): number {
  return asIfUtc - zoneOffsetMs(asIfUtc - zoneOffsetMs(asIfUtc, zone), zone);
}

function twentyFourHour(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function writtenOffsetMs(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.slice(1).replace(':', '');
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000;
}
