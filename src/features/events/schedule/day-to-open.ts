import { allOf, dayKeyAt, type FestivalDay } from '../../../domain/schedule/schedule-days.ts';
import { isChosen, type ScheduleChoice } from './schedule-choice.ts';

/**
 * The day a schedule shows (EVENT-08): the one the visitor asked for. Else, among the days on which something of the
 * chosen game and place is on, today or the next after it, or the first where all are over or the time is not known.
 *
 * @param now milliseconds since 1970, null until the page is alive
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

/** Whether something of the chosen game and place is on that day. */
export function hasChosen(day: FestivalDay, choice: ScheduleChoice): boolean {
  return allOf(day).some((entry) => isChosen(entry, choice));
}
