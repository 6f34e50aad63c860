import { foldedText } from '#core/text/folded-text.ts';
import type { Problem, Where } from './problem.ts';
import type { ReadEntry } from './programme.ts';

/** Reports entries that a file has twice, and ids that several entries share. All entries are kept. */
export function findDuplicates(entries: readonly ReadEntry[]): Problem[] {
  const problems: Problem[] = [];
  const [byFacts, byId] = [new Map<string, Where>(), new Map<string, Where>()];
  for (const { entry, where } of entries) {
    const { game, title, starts, place, id } = entry;
    const facts = [foldedText(game), foldedText(title), starts, foldedText(place)].join('\u0000');
    const same = byFacts.get(facts);
    if (same === undefined) byFacts.set(facts, where);
    else problems.push({ kind: 'duplicate', where, facts: { first: same } });
    const owner = id === null ? undefined : byId.get(id);
    if (id !== null && owner !== undefined)
      problems.push({ kind: 'duplicate-id', where, facts: { id, first: owner } });
    if (id !== null && owner === undefined) byId.set(id, where);
  }
  return problems;
}
