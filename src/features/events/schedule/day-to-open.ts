import { allOf, dayKeyAt, type FestivalDay } from '../../../domain/schedule/schedule-days.ts';
import { isChosen, type ScheduleChoice } from './schedule-choice.ts';

/**
 * Returns the day that a schedule shows (EVENT-08): the one the visitor asked for. Otherwise, among the days with
 * entries of the chosen game and place: today, or the next one, or the first if all are over or the time is unknown.
 *
 * @param now milliseconds since 1970, null until the page is hydrated
 */
export function dayToOpen(
  days: readonly FestivalDay[],
  choice: ScheduleChoice,
  now: number | null,
): FestivalDay | undefined {
  const asked = days.find(({ key }) => key === choice.day);
  if (asked !== undefined) return asked;
  const fitting = days.filter((day) => hasChosen(day, choice));
  const [first = days[0]] = fitting;
  if (now === null) return first;
  const today = dayKeyAt(days, now);
  const among = fitting.length > 0 ? fitting : days;
  return among.find(({ key }) => key >= today) ?? first;
}

/** Whether that day has an entry of the chosen game and place. */
export function hasChosen(day: FestivalDay, choice: ScheduleChoice): boolean {
  return allOf(day).some((entry) => isChosen(entry, choice));
}
