import { groupBy } from '#core/schedule/group-by.ts';
import { inNaturalOrder } from '#core/text/natural-order.ts';
import type { ScheduleEntry, TimedEntry } from './schedule-entry.ts';

type Placed = Pick<ScheduleEntry, 'address'>;

/** The entries at one place, in the order given. `place` is '' if it is not known yet. */
export interface PlaceEntries<S extends Placed = TimedEntry> {
  readonly place: string;
  readonly entries: readonly S[];
}

/** Groups entries by place, in natural order. Entries without a place come last. */
export function groupByPlace<S extends Placed>(entries: readonly S[]): PlaceEntries<S>[] {
  const byPlace = groupBy(entries, ({ address }) => address);
  const places = inNaturalOrder([...byPlace.keys()].filter((place) => place !== ''));
  return [...places, ''].flatMap((place) => {
    const ofPlace = byPlace.get(place);
    return ofPlace === undefined ? [] : [{ place, entries: ofPlace }];
  });
}
