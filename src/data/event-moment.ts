import { settings } from '#core/settings.ts';
import { type CalendarDate, readCalendarDate } from './calendar-date.ts';

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
  if (hour > 23 || minute > 59 || second > 59) return null;
  const asIfUtc = Date.UTC(date.year, date.month - 1, date.day, hour, minute, second);
  const offset = clock?.[5];
  const at = offset === undefined ? asIfUtc - zoneOffsetMs(asIfUtc, zone) : asIfUtc - writtenOffsetMs(offset);
  return momentAt(at, zone);
}

/** What the clocks at the event show at this point in time. */
export function momentAt(at: number, zone: string = settings.eventTimeZone): EventMoment {
  const parts = wallClock(at, zone);
  return {
    at,
    date: { year: parts.year, month: parts.month, day: parts.day },
    hour: parts.hour,
    minute: parts.minute,
  };
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

/** How far the zone's clocks are from UTC at a wall-clock time, asked twice because of clock changes. */
function zoneOffsetMs(asIfUtc: number, zone: string): number {
  const offsetAt = (at: number) => {
    const { year, month, day, hour, minute, second } = wallClock(at, zone);
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
  };
  return offsetAt(asIfUtc - offsetAt(asIfUtc));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(at: number, zone: string) {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  const found = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: string) => found[name] ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}
