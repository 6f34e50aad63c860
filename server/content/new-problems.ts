import type { ItemRow } from './changes.ts';
import { relationProblems } from './check-relations.ts';
import { itemsOf } from './item-rows.ts';
import { inWords, type Problem } from './problem.ts';

/** What a change would break. An earlier mistake does not prevent correcting another one. */
export function newProblems(before: readonly ItemRow[], after: readonly ItemRow[]): Problem[] {
  const found = relationProblems(itemsOf(after));
  if (found.length === 0) return [];
  const known = new Set(relationProblems(itemsOf(before)).map(inWords));
  return found.filter((problem) => !known.has(inWords(problem)));
}
