import { formatGivenDays } from '#core/time/format/day.ts';
import { entryName } from './entry-name.ts';
import type { Problem } from './problem.ts';
import type { EventDates, ReadEntry } from './programme.ts';
import { eventDays, isWithin } from './when/event-days.ts';

/** Reports all entries outside the event's days in one problem, since a wrong year moves them all. */
export function findOutside(entries: readonly ReadEntry[], dates: EventDates | undefined): Problem[] {
  if (dates === undefined) return [];
  const days = eventDays(dates);
  const outside = entries.filter(
    ({ entry }) => !isWithin(Date.parse(`${entry.starts.slice(0, 'YYYY-MM-DD'.length)}T00:00Z`), days),
  );
  const [first] = outside;
  if (first === undefined) return [];
  const given = formatGivenDays({ startDate: dates.first, endDate: dates.last ?? '' }, 'en');
  const facts = {
    count: outside.length,
    days: given,
    name: entryName(first.entry),
    starts: first.entry.starts,
  };
  return [{ kind: 'outside-event', where: first.where, facts }];
}
