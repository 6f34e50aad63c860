import { type CalendarDate, isoDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { OPEN_END_MS } from '#core/time/event-span.ts';
import { DAY_BEGINS_AT_HOUR } from '../../../../domain/schedule/festival-date.ts';
import type { FestivalDay } from '../../../../domain/schedule/schedule-days.ts';
import type { TimedEntry } from '../../../../domain/schedule/schedule-entry.ts';

/** The columns of one day: whole hours of four quarters each. */
export interface GridScale {
  /** The hour of the festival day at the first column. Hours past 24 are the following night. */
  readonly firstHour: number;
  readonly hours: number;
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
/** Shorter blocks are this wide, so that their text fits. */
const SHORTEST_QUARTERS = 4;
const QUARTERS_PER_HOUR = 4;

/** Returns the hours from the first start to the last end of a day, or to the morning after. */
export function gridScale({ date, entries }: Pick<FestivalDay, 'date' | 'entries'>): GridScale {
  const spans = entries.map((entry) => quartersOf(date, entry));
  const latest = Math.max(...spans.map(({ start }) => start)) + SHORTEST_QUARTERS;
  const lastEnd = Math.max(...spans.map(({ end }) => end));
  const first = Math.floor(Math.min(...spans.map(({ start }) => start)) / QUARTERS_PER_HOUR);
  const last = Math.ceil(
    Math.min(lastEnd, Math.max(latest, LAST_HOUR * QUARTERS_PER_HOUR)) / QUARTERS_PER_HOUR,
  );
  return { firstHour: first, hours: Math.min(last - first, MOST_HOURS) };
}

/** Returns the position of an entry in the grid of its day. */
export function placeInGrid(date: CalendarDate, scale: GridScale, entry: TimedEntry): GridPlace {
  const { start, end } = quartersOf(date, entry);
  const last = scale.hours * QUARTERS_PER_HOUR;
  const from = Math.min(start - scale.firstHour * QUARTERS_PER_HOUR, last - 1);
  const length = Math.min(end - start, last - from);
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

function quartersOf(date: CalendarDate, { from, to }: TimedEntry): { start: number; end: number } {
  const begins = minutesInto(date, from);
  const ends = to !== null ? minutesInto(date, to) : begins + OPEN_END_MS / 60_000;
  const start = Math.floor(begins / 15);
  return { start, end: Math.max(Math.ceil(ends / 15), start + SHORTEST_QUARTERS) };
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
