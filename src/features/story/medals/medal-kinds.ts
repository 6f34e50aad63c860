import type { Medal } from '#content/reference/medals.ts';

/** A kind of medal: how rows call it, the key of its count and its word, and the place it stands for. */
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
