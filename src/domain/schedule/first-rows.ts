import type { GameSchedule, ScheduleRow } from '#core/contract/entities/schedule.ts';
import { isoDate } from '#core/time/calendar-date.ts';
import { readEventMoment } from '#core/time/event-moment.ts';

/**
 * Returns the first part of a very long schedule: the entries that start first, and the first one of each later day, so
 * that all days are shown from the start.
 *
 * @param most how many entries besides those of the later days
 */
export function firstRows(schedules: readonly GameSchedule[], most: number): GameSchedule[] {
  const timed = schedules
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, from: readEventMoment(entry.from) }));
  timed.sort((a, b) => (a.from?.at ?? Number.POSITIVE_INFINITY) - (b.from?.at ?? Number.POSITIVE_INFINITY));
  const days = new Set<string>();
  const first = new Set<ScheduleRow>();
  for (const { entry, from } of timed) {
    const day = from === null ? '' : isoDate(from.date);
    if (first.size < most || (from !== null && !days.has(day))) first.add(entry);
    days.add(day);
  }
  return schedules
    .map(({ game, entries }) => ({ game, entries: entries.filter((entry) => first.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
