import type { CompetitionItem, SingleCompetition } from '#content/event-categories/event-category.ts';

/** The lists a competitor has to know, in the order they are shown. */
export const FACTS = ['category', 'categories', 'repertoire', 'ages', 'rounds', 'judging'] as const;

type FactName = (typeof FACTS)[number];
export type Facts = Readonly<Partial<Record<FactName, readonly string[] | undefined>>>;

export const factsOf = (item: CompetitionItem): Facts => ({
  category: item.category,
  categories: item.categories,
  repertoire: item.repertoire,
  ages: item.ageCategories,
  rounds: item.rounds,
  judging: item.judgingCriteria,
});

export const factsOfSingle = (single: SingleCompetition): Facts => ({
  categories: single.categories,
  ages: single.ageCategories,
  rounds: single.competitionRounds,
  judging: single.judgingCriteria,
});

/** Returns the lists that all competitions of a page have alike: they are said once. */
export function sharedFacts([first = {}, ...others]: readonly Facts[]): Facts {
  if (others.length === 0) return {};
  return pick(first, (name) => others.every((other) => other[name]?.join('\n') === first[name]?.join('\n')));
}

/** Returns the lists that a competition does not share with the others of its page. */
export const ownFacts = (facts: Facts, shared: Facts): Facts =>
  pick(facts, (name) => shared[name] === undefined);

const pick = (facts: Facts, isWanted: (name: FactName) => boolean): Facts =>
  Object.fromEntries(FACTS.filter(isWanted).map((name) => [name, facts[name]]));

export const hasFacts = (facts: Facts): boolean => FACTS.some((name) => facts[name] !== undefined);
