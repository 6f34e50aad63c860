import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { fold } from '#core/text/fold.ts';
import type { EntryKind, SearchEntry } from './entries/search-entry.ts';
import { termsOf, wordsOf } from './fold.ts';

/** Shorter words have too many neighbours one letter away. */
const MIN_LETTERS_FOR_ERRORS = 4;
const MOST_NEAR = 4;

/** Something found, and under which terms (`termsOf`), so that its words can be marked. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly terms: ReadonlySet<string>;
  /** The words asked for that it was found by, as terms. */
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
  /** Where nothing was found: titles that look like the words asked for. */
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
/** Up to three wrong letters, for what may have been meant. */
const LOOSELY: SearchOptions = {
  fields: ['title'],
  combineWith: 'OR',
  fuzzy: ({ length }) =>
    length < MIN_LETTERS_FOR_ERRORS ? 1 : Math.min(3, Math.max(2, Math.floor(length / 3))),
  prefix: (term) => term.length >= MIN_LETTERS_FOR_ERRORS,
};

/** An empty index: every word counts, accents and one wrong letter in a longer word do not. */
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

/** By kind; a `Map` keeps the order in which the kinds first came, which is that of their best hits. */
function grouped(hits: readonly Hit[]): HitGroup[] {
  const byKind = new Map<EntryKind, Hit[]>();
  for (const hit of hits) {
    const { kind } = hit.entry;
    byKind.set(kind, [...(byKind.get(kind) ?? []), hit]);
  }
  return [...byKind].map(([kind, ofKind]) => ({ kind, hits: ofKind }));
}
