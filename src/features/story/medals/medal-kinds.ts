import type { Medal } from '#content/reference/medals.ts';

/** A kind of medal: its name in the rows, the key of its count and its text, and its place. */
export interface MedalKind {
  readonly medal: Medal;
  readonly key: 'gold' | 'silver' | 'bronze';
  readonly place: 1 | 2 | 3;
}

/** The three kinds, best first. */
export const MEDAL_KINDS: readonly MedalKind[] = [
  { medal: 'Gold', key: 'gold', place: 1 },
  { medal: 'Silver', key: 'silver', place: 2 },
  { medal: 'Bronze', key: 'bronze', place: 3 },
];
