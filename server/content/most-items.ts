import { MOST_ITEMS } from '#core/desk/most-items.ts';
import { type KindName, rulesOf } from './kinds/kinds.ts';
import type { Problem } from './problem.ts';

/** What is wrong with an item that a kind has no room for. */
export const oneTooMany = (kind: KindName, id: string): Problem => ({
  ...{ kind, id, field: null },
  message: `is one too many: there can be at most ${MOST_ITEMS} ${rulesOf(kind).words.many}`,
});
