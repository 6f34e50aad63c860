import type { GameSchedule, ScheduleEntry } from '#core/contract/schedule.ts';
import { fingerprint } from '../../data/fingerprint.ts';

/**
 * The id of each entry of a schedule, which the provider does not give. One that alone bears its title keeps its id
 * when it moves to another time or place; those of one title are told apart by both.
 */
export function sittingIds(schedules: readonly GameSchedule[]) {
  const timesMet = new Map<string, number>();
  for (const { game, entries } of schedules) {
    for (const { title } of entries) {
      const name = nameOf(game, title);
      timesMet.set(name, (timesMet.get(name) ?? 0) + 1);
    }
  }
  return (game: string, { title, from, address }: ScheduleEntry): string => {
    const name = nameOf(game, title);
    return fingerprint(timesMet.get(name) === 1 ? name : `${name}\n${from}\n${address}`);
  };
}

const nameOf = (game: string, title: string) => `${game}\n${title}`;
