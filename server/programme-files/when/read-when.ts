import { plainDigits, readWrittenDate, type WrittenDate } from './written-date.ts';
import { readWrittenTimes } from './written-time.ts';

/** What a cell says about a day and a time. */
export interface When {
  readonly date: WrittenDate | null;
  /** Since midnight; null if there is no time. */
  readonly minutes: number | null;
  /** The second of two times in one cell. */
  readonly until: number | null;
  readonly zone: string | null;
}

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/;
/** After a time, the name of a zone. */
const ZONE =
  /^(.*[\d.mh])\s*(Z|(?:UTC|GMT)(?:\s?[+-]\d{1,2}(?::?\d{2})?)?|[A-Z][A-Za-z_]+(?:\/[A-Za-z_+-]+)+|[A-Z]{3,5})$/;
const HALF_A_TIME = /^\d{1,2}[.,]\d$/;
const LONGEST = 80;

/**
 * Reads a cell that holds a day, a time, or both; null if it holds neither.
 *
 * @param expects what its column is for: `3.10` is a day in one and a time in the other
 */
export function readWhen(text: string, expects: 'day' | 'time'): When | null {
  const given = plainDigits(text).trim();
  if (given === '' || given.length > LONGEST) return null;
  const [, day, hour, minute, offset] = MOMENT.exec(given) ?? [];
  if (day !== undefined) {
    const date = readWrittenDate(day);
    const minutes = Number(hour) * 60 + Number(minute);
    return date && minutes <= MOST_MINUTES ? { date, minutes, until: null, zone: offset ?? null } : null;
  }
  const [, before, zone] = ZONE.exec(given) ?? [];
  // "10 MAR" is a day.
  const isZoned = before !== undefined && !/^(?:AM|PM)$/.test(zone ?? '') && readWrittenDate(given) === null;
  const zoned = isZoned ? readParts(before, expects) : null;
  if (zoned !== null && zoned.minutes !== null && zone !== undefined) return { ...zoned, zone };
  const read = readParts(given, expects);
  return read && { ...read, zone: null };
}

const MOST_MINUTES = 24 * 60 + 59;

function readParts(text: string, expects: 'day' | 'time'): Omit<When, 'zone'> | null {
  const whole = () => {
    const date = readWrittenDate(text);
    return date && { date, minutes: null, until: null };
  };
  // "9.3" in a column of times is a mistyped time, not 9 March.
  if (expects === 'time' && HALF_A_TIME.test(text)) return null;
  const times = readWrittenTimes(text, expects === 'time');
  const time = times && { date: null, minutes: times.from, until: times.to };
  const alone = expects === 'day' ? (whole() ?? time) : (time ?? whole());
  return alone ?? both(text);
}

/** Splits a day from the time after or before it, at a point where both halves can be read. */
function both(text: string): Omit<When, 'zone'> | null {
  for (const split of text.matchAll(/[\s,]+(?:(?:at|um|à|a las|στις)\s+)?/giu)) {
    const [head, tail] = [text.slice(0, split.index), text.slice(split.index + split[0].length)];
    for (const [day, clock] of [
      [head, tail],
      [tail, head],
    ] as const) {
      const times = readWrittenTimes(clock, false);
      const date = times && readWrittenDate(day.replace(/,\s*$/, ''));
      if (times !== null && date !== null) return { date, minutes: times.from, until: times.to };
    }
  }
  return null;
}
