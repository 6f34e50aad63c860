import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { groupBy } from '#core/schedule/group-by.ts';
import { allOf, sortIntoDays } from '../../../../domain/schedule/schedule-days.ts';
import { readScheduleEntries, type ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';
import { eventState } from '../../../../navigation/event-state.ts';
import { paths } from '../../../../navigation/paths.ts';
import type { SearchEntry } from './search-entry.ts';

/**
 * Yields the entries of a schedule. Each leads to itself. A schedule is long work: after each game it yields null, so
 * that the work can pause.
 *
 * @param event undefined if this device knows no more of it than its path
 */
export function* searchableSchedule(
  games: readonly GameSchedule[],
  eventPath: string,
  event: Pick<ListedEvent, 'id' | 'name'> | undefined,
): Generator<SearchEntry | null> {
  const entries: ScheduleEntry[] = [];
  // What an id depends on is within a game.
  for (const ofOneName of groupBy(games, ({ game }) => game).values()) {
    entries.push(...readScheduleEntries(ofOneName));
    yield null;
  }
  const { days: programme, undated } = sortIntoDays(entries);
  yield null;
  const daysOf = new Map<ScheduleEntry, string[]>(undated.map((entry) => [entry, []]));
  for (const day of programme) {
    for (const entry of allOf(day)) {
      const days = daysOf.get(entry);
      if (days === undefined) daysOf.set(entry, [day.key]);
      else days.push(day.key);
    }
  }
  for (const [entry, days] of daysOf) {
    yield {
      kind: 'entry',
      address: paths.entry(eventPath, entry.id),
      title: entry.title || entry.game,
      game: entry.title === '' ? '' : entry.game,
      line: [entry.address, event?.name].filter(Boolean).join(' · '),
      slot: { entry, days, programme },
      text: '',
      ...(event && { state: eventState(event) }),
    };
  }
}
