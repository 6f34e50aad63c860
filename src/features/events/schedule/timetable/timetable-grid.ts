import { DAY_BEGINS_AT_HOUR } from '#core/schedule/festival-date.ts';
import { type CalendarDate, isoDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { OPEN_END_MS } from '#core/time/event-span.ts';
import type { FestivalDay } from '../../../../domain/schedule/schedule-days.ts';
import type { TimedEntry } from '../../../../domain/schedule/schedule-entry.ts';
import { longestWord } from './longest-word.ts';

/** The columns of one day: whole hours of four quarters each. */
export interface GridScale {
  /** The hour of the festival day at the first column. Hours past 24 are the following night. */
  readonly firstHour: number;
  readonly hours: number;
  /** Most entries are short, so an hour is wide; otherwise more hours are in view. */
  readonly isWide: boolean;
}

/** The position of a block, counted from the first column. */
export interface GridPlace {
  readonly atHour: number;
  readonly atQuarter: number;
  readonly forHours: number;
  readonly forQuarters: number;
}

/** From midnight at the start of the day to an hour after the last start in the night. */
export const MOST_HOURS = 30;
/** The morning after. Longer blocks are cut off at the edge of the grid; their text still says when they end. */
const LAST_HOUR = 24 + DAY_BEGINS_AT_HOUR;
const QUARTERS_PER_HOUR = 4;
/** The widths of an hour, as in `timetable.module.css`. */
const HOUR_REM = { wide: 9, narrow: 6.5 };
/** Shorter blocks are this wide, so that a line of their text has room for two or three words. */
const SHORTEST_REM = { wide: 9, narrow: 11 };
/** Of one letter of a title, at most, and of the edges of a block. */
const LETTER_REM = 0.57;
const EDGES_REM = 1.6;
/** Longer words break: a block this wide would say nothing about its time. */
const LONGEST_WORD = 26;
/** An entry shorter than this needs a wide hour, if more than a quarter of the day are like it. */
const SHORT_MINUTES = 90;

/**
 * Returns the hours from the first start to the last end of a day, or to the morning after.
 *
 * @param since what was over by then is left out, and so are its hours
 */
export function gridScale(
  { date, entries }: Pick<FestivalDay, 'date' | 'entries'>,
  since: EventMoment | null = null,
): GridScale {
  const short = entries.filter((entry) => lengthOf(date, entry) < SHORT_MINUTES);
  const isWide = short.length * 4 > entries.length;
  const spans = entries.map((entry) => quartersOf(date, entry, isWide));
  const latest = Math.max(...spans.map(({ start, least }) => start + least));
  const lastEnd = Math.max(...spans.map(({ end }) => end));
  const firstStart = Math.floor(Math.min(...spans.map(({ start }) => start)) / QUARTERS_PER_HOUR);
  const present = since === null ? firstStart : Math.floor(minutesInto(date, since) / 60);
  const first = Math.max(firstStart, Math.min(present, Math.floor(latest / QUARTERS_PER_HOUR) - 1));
  const last = Math.ceil(
    Math.min(lastEnd, Math.max(latest, LAST_HOUR * QUARTERS_PER_HOUR)) / QUARTERS_PER_HOUR,
  );
  return { firstHour: first, hours: Math.min(last - first, MOST_HOURS), isWide };
}

/** Returns the position of an entry in the grid of its day. What began before the first column is cut off there. */
export function placeInGrid(date: CalendarDate, scale: GridScale, entry: TimedEntry): GridPlace {
  const { start, end, least } = quartersOf(date, entry, scale.isWide);
  const [first, last] = [scale.firstHour * QUARTERS_PER_HOUR, scale.hours * QUARTERS_PER_HOUR];
  const from = Math.min(Math.max(start - first, 0), last - 1);
  const length = Math.min(Math.max(end - first - from, least), last - from);
  return {
    atHour: Math.floor(from / QUARTERS_PER_HOUR),
    atQuarter: from % QUARTERS_PER_HOUR,
    forHours: Math.floor(length / QUARTERS_PER_HOUR),
    forQuarters: length % QUARTERS_PER_HOUR,
  };
}

/** Returns the position of a moment in the grid, 0 to 1, or null outside it. */
export function fractionOfGrid(date: CalendarDate, scale: GridScale, moment: EventMoment): number | null {
  const fraction = (minutesInto(date, moment) / 60 - scale.firstHour) / scale.hours;
  return fraction >= 0 && fraction <= 1 ? fraction : null;
}

/** Returns where a block starts and ends, and how long it must at least be for its text. */
function quartersOf(date: CalendarDate, entry: TimedEntry, isWide: boolean) {
  const begins = minutesInto(date, entry.from);
  const start = Math.floor(begins / 15);
  const least = leastQuarters(entry, isWide);
  return { start, end: Math.max(Math.ceil((begins + lengthOf(date, entry)) / 15), start + least), least };
}

function lengthOf(date: CalendarDate, { from, to }: TimedEntry): number {
  return to === null ? OPEN_END_MS / 60_000 : minutesInto(date, to) - minutesInto(date, from);
}

function leastQuarters({ title, address }: TimedEntry, isWide: boolean): number {
  const letters = Math.min(longestWord(`${title} ${address}`), LONGEST_WORD);
  const hour = isWide ? 'wide' : 'narrow';
  const rem = Math.max(SHORTEST_REM[hour], letters * LETTER_REM + EDGES_REM);
  return Math.ceil((rem / HOUR_REM[hour]) * QUARTERS_PER_HOUR);
}

/**
 * Returns the minutes on the clock since midnight at the start of a date. Clock time, because the grid shows clock
 * time.
 */
function minutesInto(date: CalendarDate, moment: EventMoment): number {
  const midnight = Date.parse(isoDate(date));
  const days = Math.round((Date.parse(isoDate(moment.date)) - midnight) / 86_400_000);
  return (days * 24 + moment.hour) * 60 + moment.minute;
}
