import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { isoDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { dayKeyAt } from '../../../domain/schedule/schedule-days.ts';
import { type DayQuery, type Reading, readDayQuery } from './days/day-query.ts';
import type { Vocabulary } from './days/vocabulary.ts';
import type { When } from './days/when.ts';
import { wrongLettersAllowed } from './days/wrong-letters.ts';
import type { SearchEntry } from './entries/search-entry.ts';
import { indexedWordsOf, plainOf, termsOf, wordsOf } from './fold.ts';
import { grouped, type Hit, type HitGroup, type ScoredHit, standingOf } from './hits.ts';
import { createKnownTexts } from './known-words.ts';
import { BEST_LEVEL, matchLevels } from './match-level.ts';
import { standsWhole } from './stands-whole.ts';
import { type Timing, timingAt } from './timing.ts';

const MOST_NEAR = 4;

/** The time a query asks for. */
export interface AskedTime {
  readonly when: When;
  /** The day now, `2026-11-29`, as the schedule of the first result counts its days. */
  readonly today: string;
}

export interface Found {
  /** Best kind first. */
  readonly groups: readonly HitGroup[];
  readonly count: number;
  /** Null if the query asks for no time. */
  readonly time: AskedTime | null;
  /** Similar titles, if nothing was found. */
  readonly near: readonly Hit[];
}

export interface SearchIndex {
  add(entry: SearchEntry): void;
  /** @param now milliseconds since 1970 */
  find(words: string, now: number): Found;
}

const AS_TYPED: SearchOptions = { combineWith: 'AND', prefix: true };
const ONE_LETTER: SearchOptions = {
  ...AS_TYPED,
  fuzzy: ({ length }) => Math.min(1, wrongLettersAllowed(length)),
};
const TWO_LETTERS: SearchOptions = { ...AS_TYPED, fuzzy: ({ length }) => wrongLettersAllowed(length) };
/** Allows up to three wrong letters, for suggestions. */
const LOOSELY: SearchOptions = {
  fields: ['title', 'game'],
  combineWith: 'OR',
  fuzzy: ({ length }) => (length < 4 ? 1 : Math.min(3, Math.max(2, Math.floor(length / 3)))),
  prefix: ({ length }) => length >= 4,
};

/** How to read a query, the next way only if nothing is found. */
const READINGS: readonly Reading[] = [
  { sparesTitles: true, isTyping: false },
  { sparesTitles: false, isTyping: true },
];

/**
 * Creates an empty index. Every query word must match, but for words like "when is the" if nothing has them. Accents and
 * wrong letters in longer words are ignored. Words for a day put first what is on then; alone, they find just that.
 */
export function createSearchIndex(vocabulary: Vocabulary): SearchIndex {
  const entries: SearchEntry[] = [];
  const known = createKnownTexts();
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'game', 'line', 'day', 'words', 'text'],
    tokenize: indexedWordsOf,
    processTerm: (word) => {
      const terms = termsOf(word);
      for (const term of terms) known.addTerm(term);
      return terms;
    },
    searchOptions: {
      boost: { title: 6, game: 5, line: 1.5, words: 2 },
      weights: { fuzzy: 0.25, prefix: 0.6 },
      tokenize: wordsOf,
      processTerm: plainOf,
    },
  });
  const hitsOf = (
    results: readonly SearchResult[],
    timingOf: (entry: SearchEntry) => Timing,
  ): ScoredHit[] => {
    const levelOf = matchLevels();
    return results.flatMap((result) => {
      const entry = entries[result.id as number];
      if (entry === undefined) return [];
      const { terms, queryTerms, score } = result;
      return [
        {
          entry,
          terms,
          asked: queryTerms,
          timing: timingOf(entry),
          level: levelOf(result),
          isWhole: standsWhole([entry.title, entry.game ?? ''], terms),
          score,
        },
      ];
    });
  };
  const matching = (words: string) => {
    const told = wordsOf(words).filter((word) => !vocabulary.beside.has(plainOf(word)));
    for (const query of new Set([words, told.join(' ') || words]))
      for (const options of [ONE_LETTER, TWO_LETTERS]) {
        const found = index.search(query, options);
        if (found.length > 0) return found;
      }
    return [];
  };
  const hasText = (words: string) => index.search(words, AS_TYPED).length > 0;
  const find = (query: string, asked: DayQuery | null, now: number): ScoredHit[] => {
    const timingOf = timingAt(now, asked?.when ?? null);
    if (asked === null) return hitsOf(matching(query), timingOf);
    if (asked.rest !== '') return hitsOf(matching(asked.rest), timingOf);
    // A name may have the word, too.
    const named = hitsOf(index.search(query, { ...AS_TYPED, fields: ['title', 'game'] }), timingOf);
    const taken = new Set(named.map(({ entry }) => entry));
    return [...named, ...onAt(entries, timingOf, asked.when).filter(({ entry }) => !taken.has(entry))];
  };

  return {
    add(entry) {
      index.add({ ...entry, id: entries.length });
      entries.push(entry);
      known.addTitle(entry.title);
      if (entry.game) known.addTitle(entry.game);
    },
    find(words, now) {
      let last: DayQuery | null | undefined;
      for (const reading of READINGS) {
        const read = readDayQuery(words, vocabulary, known, reading);
        // "Opening night" is more often a name than a time.
        const asked = read !== null && isPartAlone(read.when) && hasText(words) ? null : read;
        if (last !== undefined && isSame(asked, last)) break;
        last = asked;
        const hits = find(words, asked, now);
        if (hits.length === 0) continue;
        const groups = grouped(hits);
        const time = asked && { when: asked.when, today: todayFor(groups, now) };
        return { groups, count: hits.length, time, near: [] };
      }
      const typed = last?.rest || words;
      const unknown = wordsOf(typed).filter((word) => !known.has(plainOf(word)));
      const near = hitsOf(
        index.search(unknown.join(' ') || typed, LOOSELY).slice(0, MOST_NEAR),
        timingAt(now, null),
      );
      return { groups: [], count: 0, time: null, near };
    },
  };
}

const isSame = (one: DayQuery | null, other: DayQuery | null) => one?.rest === other?.rest;

const isPartAlone = ({ days, parts, isNow }: When) => parts.length > 0 && days.length === 0 && !isNow;

/** Returns everything that is on at a time. If nothing is on now, it is what begins later today. */
function onAt(
  entries: readonly SearchEntry[],
  timingOf: (entry: SearchEntry) => Timing,
  { isNow }: When,
): ScoredHit[] {
  const those = (are: (timing: Timing) => boolean) =>
    entries.flatMap((entry): ScoredHit[] => {
      const timing = timingOf(entry);
      return are(timing)
        ? [{ entry, terms: [], asked: [], timing, level: BEST_LEVEL, isWhole: true, score: 0 }]
        : [];
    });
  const asked = those(({ isAsked }) => isAsked);
  if (!isNow || asked.some(({ entry }) => entry.slot)) return asked;
  return [...asked, ...those(({ phase, isOfToday }) => phase === 'ahead' && isOfToday)];
}

/** Today as the schedule of the first result counts its days. */
function todayFor([group]: readonly HitGroup[], now: number): string {
  const first = group?.hits[0];
  const slot = first !== undefined && standingOf(first) === 'asked' ? first.entry.slot : undefined;
  return slot === undefined ? isoDate(momentAt(now).date) : dayKeyAt(slot.programme, now);
}
