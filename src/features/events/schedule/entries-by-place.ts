import { inNaturalOrder } from '#core/text/natural-order.ts';
import { groupBy } from '../../../domain/schedule/group-by.ts';
import type { TimedEntry } from '../../../domain/schedule/schedule-entry.ts';

/** What happens at one place, by time; `place` is '' where it is not known yet. */
export interface PlaceEntries {
  readonly place: string;
  readonly entries: readonly TimedEntry[];
}

/** A day's entries by place, places in natural order, what has none at the end. */
export function groupByPlace(entries: readonly TimedEntry[]): PlaceEntries[] {
  const byPlace = groupBy(entries, ({ address }) => address);
  const places = inNaturalOrder([...byPlace.keys()].filter((place) => place !== ''));
  return [...places, ''].flatMap((place) => {
    const ofPlace = byPlace.get(place);
    return ofPlace === undefined ? [] : [{ place, entries: ofPlace }];
  });
}
