import type { SearchResult } from 'minisearch';
import { termsOf } from './fold.ts';

/**
 * How well a result matches: its worst word counts. 4 is a word of its name as typed, 3 the beginning of one, 2 a word of
 * its other texts as typed, 1 the beginning of one or a word of its name with wrong letters, 0 the rest.
 */
export type MatchLevel = 0 | 1 | 2 | 3 | 4;

/** Of what was asked for by its time alone. */
export const BEST_LEVEL: MatchLevel = 4;

const NAMES: readonly string[] = ['title', 'game'];

/** Returns how well the results of one query match. */
export function matchLevels(): (result: Pick<SearchResult, 'match' | 'queryTerms'>) => MatchLevel {
  const ways = new Map<string, readonly string[]>();
  const waysOf = (typed: string) => {
    const known = ways.get(typed) ?? termsOf(typed);
    ways.set(typed, known);
    return known;
  };
  const levelOf = (typed: string, term: string, fields: readonly string[]): MatchLevel => {
    const isName = fields.some((field) => NAMES.includes(field));
    if (waysOf(typed).includes(term)) return isName ? 4 : 2;
    if (term.startsWith(typed)) return isName ? 3 : 1;
    return isName ? 1 : 0;
  };
  return ({ match, queryTerms }) => {
    const found = Object.entries(match);
    let worst: MatchLevel = BEST_LEVEL;
    for (const typed of queryTerms) {
      let best: MatchLevel = 0;
      for (const [term, fields] of found) {
        const level = levelOf(typed, term, fields);
        if (level > best) best = level;
      }
      if (best < worst) worst = best;
    }
    return worst;
  };
}
