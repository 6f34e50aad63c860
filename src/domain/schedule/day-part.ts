import { DAY_BEGINS_AT_HOUR, isAllDay } from '#core/schedule/festival-date.ts';
import { type CalendarDate, isoDate } from '#core/time/calendar-date.ts';
import type { TimedEntry } from './schedule-entry.ts';

/** The parts of a festival day, in their order; its night follows its evening. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The first hour of each part, counted from the midnight before. */
const STARTS: Readonly<Record<DayPart, number>> = {
  morning: DAY_BEGINS_AT_HOUR,
  afternoon: 12,
  evening: 18,
  night: 24,
};
const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the parts of a festival day in which visitors can come to an entry: the one it starts in. What lasts all day
 * is in every part, because visitors drop in; what has no known start is in none.
 */
export function partsOf(entry: TimedEntry, day: CalendarDate): readonly DayPart[] {
  if (isAllDay(entry)) return entry.from.hasTime || entry.to !== null ? DAY_PARTS : [];
  const { date, hour, hasTime } = entry.from;
  if (!hasTime) return [];
  const later = Math.round((Date.parse(isoDate(date)) - Date.parse(isoDate(day))) / DAY_MS);
  const hourOfDay = later * 24 + hour;
  // A day that begins at midnight begins with a night.
  return [DAY_PARTS.findLast((part) => STARTS[part] <= hourOfDay) ?? 'night'];
}
