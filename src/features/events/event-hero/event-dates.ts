import { type CalendarDate, formatDate, formatLongDate, isSameDay } from '#core/time/calendar-date.ts';

/** The dates of an event, for the large figures. */
export interface EventDates {
  readonly from: string;
  /** Undefined for a single day. */
  readonly to: string | undefined;
  /** Month and year next to the figures, on two lines. */
  readonly caption: readonly [string, string];
  /** The whole range in words. */
  readonly spoken: readonly [from: string, to: string] | undefined;
}

/** Returns figures and month of a day, or of a range that may cross months and years. */
export function eventDates(start: CalendarDate, end: CalendarDate | null, language: string): EventDates {
  const month = (date: CalendarDate, length: 'long' | 'short') =>
    formatDate(date, language, { month: length });
  // Chinese, Japanese and Korean start with the year and mark it with a character.
  const isYearFirst =
    language !== 'en' && /^\d/.test(formatDate(start, language, { month: 'long', year: 'numeric' }));
  const inTheYear = (months: string): EventDates['caption'] =>
    isYearFirst ? [formatDate(start, language, { year: 'numeric' }), months] : [months, String(start.year)];
  const from = String(start.day);
  if (end === null || isSameDay(start, end)) {
    return { from, to: undefined, caption: inTheYear(month(start, 'long')), spoken: undefined };
  }
  const spoken = [formatLongDate(start, language), formatLongDate(end, language)] as const;
  const range = { from, to: String(end.day), spoken };
  if (start.year !== end.year) {
    const monthOf = (date: CalendarDate) => formatDate(date, language, { month: 'short', year: 'numeric' });
    return { ...range, caption: [`${monthOf(start)} –`, monthOf(end)] };
  }
  if (start.month !== end.month) {
    return { ...range, caption: inTheYear(`${month(start, 'short')} – ${month(end, 'short')}`) };
  }
  return { ...range, caption: inTheYear(month(start, 'long')) };
}
