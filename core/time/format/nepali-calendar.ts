import type { CalendarDate } from '#core/contract/calendar-date.ts';
import type { Calendar } from './calendar.ts';
import { ownWords } from './own-words.ts';

const MONTHS = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर';
const { month, weekday } = ownWords({
  months: MONTHS,
  shortMonths: MONTHS,
  weekdays: 'आइतबार सोमबार मङ्गलबार बुधबार बिहिबार शुक्रबार शनिबार',
  shortWeekdays: 'आइत सोम मङ्गल बुध बिहि शुक्र शनि',
});

const monthAndDay = (date: CalendarDate) => `${month(date, 'long')} ${date.day}`;
const day = (date: CalendarDate) => `${date.year} ${monthAndDay(date)}`;

/** Nepali as Unicode's data has it (CLDR 48). Chromium comes without, and would write its own language. */
export const nepaliCalendar: Calendar = {
  month,
  weekday,
  monthAndYear: (date) => `${date.year} ${month(date, 'short')}`,
  inTheYear: (months, { year }) => [String(year), months],
  day,
  shortDay: (date, withYear) =>
    [withYear && date.year, month(date, 'short'), `${date.day},`, weekday(date, 'short')]
      .filter(Boolean)
      .join(' '),
  fullDay: (date) => `${day(date)}, ${weekday(date, 'long')}`,
  range(start, end) {
    if (start.year !== end.year) return `${day(start)} – ${day(end)}`;
    if (start.month !== end.month) return `${day(start)} – ${monthAndDay(end)}`;
    return `${day(start)}–${end.day}`;
  },
  comma: ', ',
  zone: (timeZone) => (timeZone === 'Asia/Kolkata' ? 'भारतीय मानक समय' : null),
};
