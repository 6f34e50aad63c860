import type { CalendarDate } from '#core/contract/calendar-date.ts';
import type { Calendar } from './calendar.ts';
import { ownWords } from './own-words.ts';

const { month, weekday } = ownWords({
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat',
});

const dayAndMonth = (date: CalendarDate) => `${ordinal(date.day)} ${month(date, 'long')}`;
const day = (date: CalendarDate) => `${dayAndMonth(date)} ${date.year}`;

/**
 * English, with the ordinals of section 9. It never asks the browser: every page is prerendered in it, so Node and all
 * browsers must agree, and the first date that Chromium formats makes it go through all of its languages, which blocks a
 * phone for a tenth of a second.
 */
export const englishCalendar: Calendar = {
  month,
  weekday,
  monthAndYear: (date) => `${month(date, 'short')} ${date.year}`,
  inTheYear: (months, { year }) => [months, String(year)],
  day,
  shortDay: (date, withYear) =>
    [weekday(date, 'short'), date.day, month(date, 'short'), withYear && date.year].filter(Boolean).join(' '),
  fullDay: (date) => `${weekday(date, 'long')}, ${day(date)}`,
  range(start, end) {
    if (start.year !== end.year) return `${day(start)} – ${day(end)}`;
    if (start.month !== end.month) return `${dayAndMonth(start)} – ${day(end)}`;
    return `${ordinal(start.day)}–${day(end)}`;
  },
  comma: ', ',
  // India's clocks never change.
  zone: (timeZone) => (timeZone === 'Asia/Kolkata' ? 'India Standard Time' : null),
};

/** An English ordinal: 1st, 2nd, 3rd, 4th, 11th … */
function ordinal(number: number): string {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${number}th`;
  const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${number}${endings[number % 10] ?? 'th'}`;
}
