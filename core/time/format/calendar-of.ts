import { browserCalendar } from './browser-calendar.ts';
import type { Calendar } from './calendar.ts';
import { englishCalendar } from './english-calendar.ts';
import { nepaliCalendar } from './nepali-calendar.ts';

const calendars = new Map<string, Calendar>([
  ['en', englishCalendar],
  ['ne', nepaliCalendar],
]);

/** @param language BCP 47, without a region */
export function calendarOf(language: string): Calendar {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const calendar = browserCalendar(language);
  calendars.set(language, calendar);
  return calendar;
}
