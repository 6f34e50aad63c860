import { type KindName, rulesOf } from './kinds/kinds.ts';
import type { Problem } from './problem.ts';

/** How many items of a kind there can be: whoever puts them in another order needs all of them at once. */
export const MOST_ITEMS = 10_000;

/** What is wrong with an item that a kind has no room for. */
export const oneTooMany = (kind: KindName, id: string): Problem => ({
  ...{ kind, id, field: null },
  message: `is one too many: there can be at most ${MOST_ITEMS} ${rulesOf(kind).words.many}`,
});
