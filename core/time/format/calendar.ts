import type { CalendarDate } from '#core/contract/calendar-date.ts';

/** `short` is for a line without room. */
export type Length = 'long' | 'short';

/** How a language writes days. All figures are those of a programme, 0 to 9 (section 9). */
export interface Calendar {
  /** "March", "Mar" */
  readonly month: (date: CalendarDate, length: Length) => string;
  /** "Tuesday", "Tue" */
  readonly weekday: (date: CalendarDate, length: Length) => string;
  /** "Dec 2023" */
  readonly monthAndYear: (date: CalendarDate) => string;
  /** Months of a year, in the order of the language: "October", "2026". */
  readonly inTheYear: (months: string, date: CalendarDate) => readonly [string, string];
  /** "5th March 2024" */
  readonly day: (date: CalendarDate) => string;
  /** "Tue 5 Mar", or "Tue 5 Mar 2024" */
  readonly shortDay: (date: CalendarDate, withYear: boolean) => string;
  /** "Tuesday, 5th March 2024" */
  readonly fullDay: (date: CalendarDate) => string;
  /** "5th–8th March 2024"; the end is after the start. */
  readonly range: (start: CalendarDate, end: CalendarDate) => string;
  /** What is between a day and its time: "5th March 2024, 9:05 AM". */
  readonly comma: string;
  /** The zone's name at a moment, in milliseconds since 1970; null if it has none. */
  readonly zone: (timeZone: string, at: number) => string | null;
}
