import { eventList } from '#core/contract/entities/event-list.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import type { SavedContent } from '../../../../data/answers/saved-content.ts';
import { isSoon } from './is-soon.ts';

/** An event whose programme this device has only in part, or not at all. */
export interface IncompleteProgramme {
  readonly event: string;
  /** Whether it has a part. */
  readonly isPart: boolean;
}

/**
 * Returns the events whose programmes may hold more than is found: those with only the beginning of it on this device,
 * and those that are on, or soon will be, with nothing.
 */
export function incompleteProgrammes(saved: SavedContent, now: number): IncompleteProgramme[] {
  const held = new Map(saved.of(schedule).map(({ values, isPart }) => [values.pagename ?? '', isPart]));
  const events = saved.of(eventList).flatMap(({ read }) => read() ?? []);
  const named = new Map(events.map((event) => [event.readMorePath, event]));
  const parts = [...held]
    .filter(([, isPart]) => isPart)
    .map(([path]) => ({ event: named.get(path)?.name ?? path, isPart: true }));
  const missing = [...named.values()]
    .filter((event) => event.readMorePath !== '' && !held.has(event.readMorePath) && isSoon(event, now))
    .map(({ name }) => ({ event: name, isPart: false }));
  return [...parts, ...missing];
}
