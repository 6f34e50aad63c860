import { groupBy } from './group-by.ts';
import type { TimedSitting } from './sitting.ts';

/** What happens at one place, by time; `place` is '' where it is not known yet. */
export interface PlaceSittings {
  readonly place: string;
  readonly sittings: readonly TimedSitting[];
}

/** A day's sittings by place, places in the order of the alphabet, what has none at the end. */
export function groupByPlace(sittings: readonly TimedSitting[]): PlaceSittings[] {
  return [...groupBy(sittings, ({ address }) => address)]
    .map(([place, ofPlace]) => ({ place, sittings: ofPlace }))
    .sort((a, b) => Number(a.place === '') - Number(b.place === '') || (a.place < b.place ? -1 : 1));
}
