import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { fold } from '#core/text/fold.ts';
import type { EntryKind, SearchEntry } from './entries/search-entry.ts';
import { termsOf, wordsOf } from './fold.ts';

/** Shorter words have too many neighbours one letter away. */
const MIN_LETTERS_FOR_ERRORS = 4;
const MOST_NEAR = 4;

/** A result and its matched terms (`termsOf`), so that its words can be highlighted. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly terms: ReadonlySet<string>;
  /** The query words that matched it, as terms. */
  readonly asked: readonly string[];
}

/** The hits of one kind, best first. */
export interface HitGroup {
  readonly kind: EntryKind;
  readonly hits: readonly Hit[];
}

export interface Found {
  /** Best kind first. */
  readonly groups: readonly HitGroup[];
  readonly count: number;
  /** Similar titles, if nothing was found. */
  readonly near: readonly SearchEntry[];
}

export interface SearchIndex {
  add(entry: SearchEntry): void;
  find(words: string): Found;
}

const ONE_LETTER: SearchOptions = {
  combineWith: 'AND',
  fuzzy: (term) => (term.length < MIN_LETTERS_FOR_ERRORS ? 0 : 1),
  prefix: true,
};
/** Allows up to three wrong letters, for suggestions. */
const LOOSELY: SearchOptions = {
  fields: ['title'],
  combineWith: 'OR',
  fuzzy: ({ length }) =>
    length < MIN_LETTERS_FOR_ERRORS ? 1 : Math.min(3, Math.max(2, Math.floor(length / 3))),
  prefix: (term) => term.length >= MIN_LETTERS_FOR_ERRORS,
};

/** Creates an empty index. Every query word must match. Accents, and one wrong letter in a longer word, are ignored. */
export function createSearchIndex(): SearchIndex {
  const entries: SearchEntry[] = [];
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'line', 'day', 'words', 'text'],
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: {
      boost: { title: 6, line: 1.5, words: 2 },
      weights: { fuzzy: 0.25, prefix: 0.6 },
      processTerm: fold,
    },
  });
  const hitsOf = (results: readonly SearchResult[]): Hit[] =>
    results.flatMap(({ id, terms, queryTerms }) => {
      const entry = entries[id as number];
      return entry === undefined ? [] : [{ entry, terms: new Set(terms), asked: queryTerms }];
    });

  return {
    add(entry) {
      index.add({ ...entry, id: entries.length });
      entries.push(entry);
    },
    find(words) {
      const hits = hitsOf(index.search(words, ONE_LETTER));
      const near = hits.length > 0 ? [] : hitsOf(index.search(words, LOOSELY)).slice(0, MOST_NEAR);
      return { groups: grouped(hits), count: hits.length, near: near.map(({ entry }) => entry) };
    },
  };
}

/** Groups by kind. A `Map` keeps the kinds in the order of their best hits. */
function grouped(hits: readonly Hit[]): HitGroup[] {
  const byKind = new Map<EntryKind, Hit[]>();
  for (const hit of hits) {
    const { kind } = hit.entry;
    byKind.set(kind, [...(byKind.get(kind) ?? []), hit]);
  }
  return [...byKind].map(([kind, ofKind]) => ({ kind, hits: ofKind }));
}
