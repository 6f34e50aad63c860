import { allOf, dayKeyAt, type FestivalDay } from '../../../../domain/schedule/schedule-days.ts';
import type { ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';

/** Whether the filters show an entry. */
export type IsShown = (entry: ScheduleEntry) => boolean;

/**
 * Returns the day that a schedule shows (EVENT-08): the one the visitor asked for. Otherwise, among the days with
 * entries that the filters show: today, or the next one, or the first if all are over or the time is unknown.
 *
 * @param asked its key; '' if none is asked for
 * @param now milliseconds since 1970, null until the page is hydrated
 */
export function dayToOpen(
  days: readonly FestivalDay[],
  asked: string,
  isShown: IsShown,
  now: number | null,
): FestivalDay | undefined {
  const named = days.find(({ key }) => key === asked);
  if (named !== undefined) return named;
  const fitting = days.filter((day) => hasShown(day, isShown));
  const [first = days[0]] = fitting;
  if (now === null) return first;
  const today = dayKeyAt(days, now);
  const among = fitting.length > 0 ? fitting : days;
  return among.find(({ key }) => key >= today) ?? first;
}

/** Whether the filters show anything on that day. */
export function hasShown(day: FestivalDay, isShown: IsShown): boolean {
  return allOf(day).some(isShown);
}
