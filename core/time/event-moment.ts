import { type CalendarDate, splitDate } from '#core/contract/calendar-date.ts';
import { settings } from '#core/settings.ts';
import { zoneOffsetMs } from './zone-offset.ts';

/** A point in time with the local time at the event. */
export interface EventMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly date: CalendarDate;
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
  /** False if only the day is given: `at` is then its first moment, and no time may be shown. */
  readonly hasTime: boolean;
  /** Given as an hour past 24, `25:30`: it belongs to the night of the day before its date. */
  readonly isOfDayBefore: boolean;
}

const BEFORE_CLOCK = /^(?:T|,?\s+(?:at\s+)?|,)/i;
const CLOCK =
  /^(?:(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?|(\d{2})(\d{2})(\d{2})?|(\d{1,2})(?=h|\s*[ap]\.?m)h?)\s*(?:([ap])\.?m\.?)?\s*(Z|UTC|GMT|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?)?(?:\[[^\]]+\])?$/i;
/** Seconds or milliseconds since 1970; other lengths could be a date and time written without separators. */
const SINCE_1970 = /^(?:\d{9,10}|\d{13})$/;
const MOST_DIGITS_OF_SECONDS = 10;
/** Schedules that run past midnight keep counting hours until the morning. */
const LAST_HOUR = 30;

/**
 * Reads a date with its time as providers write them: `dd/mm/yyyy hh:mm:ss` (24-hour), `dd-mm-yyyy`, ISO and other
 * unambiguous forms (record 19). Without a zone it is in the event's zone (reading Q-10).
 */
export function readEventMoment(text: string, zone: string = settings.eventTimeZone): EventMoment | null {
  const given = text.trim();
  if (SINCE_1970.test(given))
    return momentAt(Number(given) * (given.length > MOST_DIGITS_OF_SECONDS ? 1 : 1000), zone);
  const found = splitDate(given);
  if (found === null) return null;
  if (found.rest === '') return { ...momentAt(hourOf(found.date, 0, zone), zone), hasTime: false };
  return readClock(found.date, found.rest, zone);
}

function readClock({ year, month, day }: CalendarDate, rest: string, zone: string): EventMoment | null {
  const clock = BEFORE_CLOCK.test(rest) ? CLOCK.exec(rest.replace(BEFORE_CLOCK, '').trim()) : null;
  if (clock === null) return null;
  const [, h, m, s, h2, m2, s2, h3, half, offset] = clock;
  const written = Number(h ?? h2 ?? h3);
  const [minute, second] = [Number(m ?? m2 ?? 0), Number(s ?? s2 ?? 0)];
  if (written > (half === undefined ? LAST_HOUR : 23) || minute > 59 || second > 59) return null;
  const hour = twentyFourHour(written, half);
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (offset !== undefined) return momentAt(asIfUtc - writtenOffsetMs(offset), zone);
  return { ...momentAt(fromWallClock(asIfUtc, zone), zone), isOfDayBefore: hour >= 24 };
}

/** Returns the local time at the event for this point in time. */
export function momentAt(at: number, zone: string = settings.eventTimeZone): EventMoment {
  const shown = new Date(at + zoneOffsetMs(at, zone));
  return {
    at,
    date: { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() },
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    hasTime: true,
    isOfDayBefore: false,
  };
}

/** When the event's local time is this full hour of a day, in milliseconds since 1970; hour 24 ends the day. */
export function hourOf(
  { year, month, day }: CalendarDate,
  hour: number,
  zone: string = settings.eventTimeZone,
): number {
  return fromWallClock(Date.UTC(year, month - 1, day, hour), zone);
}

/**
 * Converts the zone's local time to UTC. On the night of a clock change, a time that comes twice means the first, and one
 * that the clocks leave out is read by those before the change (RFC 5545, 3.3.5): so a day that begins without a midnight
 * begins an hour later, not on the day before.
 */
function fromWallClock(asIfUtc: number, zone: string): number {
  const [before, after] = [zoneOffsetMs(asIfUtc - DAY_MS, zone), zoneOffsetMs(asIfUtc + DAY_MS, zone)];
  const isReadBy = (offset: number) => zoneOffsetMs(asIfUtc - offset, zone) === offset;
  return asIfUtc - (isReadBy(before) || !isReadBy(after) ? before : after);
}

const DAY_MS = 86_400_000;

function twentyFourHour(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function writtenOffsetMs(text: string): number {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  if (hours === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
