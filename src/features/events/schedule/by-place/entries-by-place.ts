import { inNaturalOrder } from '#core/text/natural-order.ts';
import { groupBy } from '../../../../domain/schedule/group-by.ts';
import type { TimedEntry } from '../../../../domain/schedule/schedule-entry.ts';

/** The entries at one place, by time. `place` is '' if it is not known yet. */
export interface PlaceEntries {
  readonly place: string;
  readonly entries: readonly TimedEntry[];
}

/** Groups a day's entries by place, in natural order. Entries without a place come last. */
export function groupByPlace(entries: readonly TimedEntry[]): PlaceEntries[] {
  const byPlace = groupBy(entries, ({ address }) => address);
  const places = inNaturalOrder([...byPlace.keys()].filter((place) => place !== ''));
  return [...places, ''].flatMap((place) => {
    const ofPlace = byPlace.get(place);
    return ofPlace === undefined ? [] : [{ place, entries: ofPlace }];
  });
}
