import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { entryTitle } from '#core/schedule/entry-id.ts';
import { nameEntries } from '#core/schedule/entry-ids.ts';
import { settings } from '#core/settings.ts';

/** What a calendar takes of a schedule entry. Its times are texts, as the provider writes them. */
export interface Session {
  /** As in the schedule; it changes when the entry moves (record 18). */
  readonly id: string;
  /** Its game and title, as `entryTitle` joins them. */
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
}

/** Returns all entries of an event's schedule, in its order. */
export function sessionsOf(
  schedules: readonly GameSchedule[],
  zone: string = settings.eventTimeZone,
): Session[] {
  const names = nameEntries(schedules, zone);
  return schedules.flatMap(({ game, entries }) =>
    entries.map((entry) => ({
      id: names.get(entry)?.id ?? '',
      title: entryTitle(game, entry.title),
      startsAt: entry.from,
      endsAt: entry.to,
      place: entry.address,
    })),
  );
}
