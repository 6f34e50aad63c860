import { type CalendarDate, isSameDay } from '../calendar-date.ts';
import { calendarOf } from './calendar-of.ts';

/** The days of an event as large figures with their month. Figures have no endings. */
export interface DayFigures {
  /** "12" */
  readonly from: string;
  /** "18"; undefined for a single day. */
  readonly to: string | undefined;
  /** Month and year next to the figures, on two lines: "October", "2026". */
  readonly caption: readonly [string, string];
  /** The whole range in words: "12th October 2026", "18th October 2026". */
  readonly spoken: readonly [from: string, to: string] | undefined;
}

/** Returns figures and month of a day, or of a range that may cross months and years. */
export function dayFigures(start: CalendarDate, end: CalendarDate | null, language: string): DayFigures {
  const calendar = calendarOf(language);
  const from = String(start.day);
  if (end === null || isSameDay(start, end)) {
    const caption = calendar.inTheYear(calendar.month(start, 'long'), start);
    return { from, to: undefined, caption, spoken: undefined };
  }
  const caption = captionOf(start, end, language);
  return { from, to: String(end.day), caption, spoken: [calendar.day(start), calendar.day(end)] };
}

function captionOf(start: CalendarDate, end: CalendarDate, language: string): DayFigures['caption'] {
  const { month, monthAndYear, inTheYear } = calendarOf(language);
  if (start.year !== end.year) return [`${monthAndYear(start)} –`, monthAndYear(end)];
  if (start.month === end.month) return inTheYear(month(start, 'long'), start);
  return inTheYear(`${month(start, 'short')} – ${month(end, 'short')}`, start);
}
