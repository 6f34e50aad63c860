import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { readProgramme } from '../schedule/schedule-days.ts';
import type { Stretch } from './free-together.ts';

/**
 * Returns the hours of an event by the key of its day: from its first entry to the end of its last. Entries that last
 * all day say nothing about them.
 */
export function festivalHours(schedules: readonly GameSchedule[]): ReadonlyMap<string, Stretch> {
  const { days } = readProgramme(schedules);
  return new Map(
    days.flatMap(({ key, entries }) => {
      const hours = widest(entries.map(({ from, endsAt }) => ({ from: from.at, to: endsAt })));
      return hours === null ? [] : [[key, hours] as const];
    }),
  );
}

/** Returns the stretch from the first start to the last end; null without any. */
export function widest(stretches: readonly Stretch[]): Stretch | null {
  if (stretches.length === 0) return null;
  return {
    from: Math.min(...stretches.map(({ from }) => from)),
    to: Math.max(...stretches.map(({ to }) => to)),
  };
}
