import { pieces, plainOf } from '../fold.ts';
import type { Meaning, Phrase, Vocabulary } from './vocabulary.ts';
import type { DayPart, When } from './when.ts';
import { type QueryWord, writtenDateAt } from './written-date.ts';
import { isNearly } from './wrong-letters.ts';

/** A query that asks for a time. */
export interface DayQuery {
  /** Its other words; '' if there are none. */
  readonly rest: string;
  readonly when: When;
}

/** What the texts to be searched contain. All words are terms (`plainOf`). */
export interface KnownWords {
  has(word: string): boolean;
  titlesHave(word: string): boolean;
  /**
   * Whether a title has these words one after the other.
   *
   * @param isTyping the last word may be only its beginning
   */
  isInTitle(words: readonly string[], isTyping: boolean): boolean;
}

/** How readily words are taken for a time. */
export interface Reading {
  /** Words that belong to a title are not. */
  readonly sparesTitles: boolean;
  /** The last word may be only the beginning of one. */
  readonly isTyping: boolean;
}

/** Words of a query that mean a time. */
interface Claim {
  readonly from: number;
  /** The word after. */
  readonly to: number;
  readonly means: Meaning;
}

/** Returns what time a query asks for, and for what besides; null if it names no time. */
export function readDayQuery(
  query: string,
  vocabulary: Vocabulary,
  known: KnownWords,
  reading: Reading,
): DayQuery | null {
  const words = queryWords(query);
  const claims = withoutParts(words, claimsIn(words, vocabulary, known, reading), (claim, claims) => {
    if (isPartOfWord(words, claim, claims, vocabulary)) return true;
    if (isWeekWithoutDay(words, claim, claims, vocabulary)) return true;
    if (isWordOfItsOwn(words, claim, claims, reading)) return true;
    return reading.sparesTitles && isPartOfTitle(words, claim, claims, known);
  });
  if (claims.length === 0) return null;
  const taken = new Set(claims.flatMap(({ from, to }) => range(from, to)));
  for (const at of besideOf(words, taken, vocabulary)) taken.add(at);
  return {
    rest: words
      .filter((_, at) => !taken.has(at))
      .map(({ text }) => text)
      .join(' '),
    when: together(claims),
  };
}

function queryWords(query: string): QueryWord[] {
  const words: QueryWord[] = [];
  let before = '';
  for (const { text, isWord } of pieces(query)) {
    if (isWord) words.push({ text, plain: plainOf(text), before });
    before = isWord ? '' : text;
  }
  return words;
}

function claimsIn(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
  known: KnownWords,
  reading: Reading,
): Claim[] {
  const claims: Claim[] = [];
  for (let at = 0; at < words.length; ) {
    const date = writtenDateAt(words, at, vocabulary, known.has);
    const phrase = date === null ? phraseAt(words, at, vocabulary, known, reading) : undefined;
    const length = date?.length ?? phrase?.words.length ?? 0;
    const means = date === null ? phrase?.means : { days: [date.day] };
    if (means !== undefined) claims.push({ from: at, to: at + length, means });
    at += Math.max(1, length);
  }
  return claims;
}

/** Returns the longest phrase that begins at this word: as it is written, then with wrong letters, then only begun. */
function phraseAt(
  words: readonly QueryWord[],
  at: number,
  { phrases }: Vocabulary,
  known: KnownWords,
  { isTyping }: Reading,
): Phrase | undefined {
  const typed = words.slice(at).map(({ plain }) => plain);
  const find = (isWord: (typed: string, word: string, index: number) => boolean, onlyOwn: boolean) =>
    phrases.find(
      (phrase) =>
        (phrase.isOwn || !onlyOwn) &&
        phrase.words.length <= typed.length &&
        phrase.words.every((word, index) => isWord(typed[index] ?? '', word, index)),
    );
  const exact = find((one, word) => one === word, false);
  // What is a word of another language here may be a name there.
  if (exact !== undefined && (exact.isOwn || !exact.words.some(known.titlesHave))) return exact;
  return (
    find((one, word) => one === word || (isNearly(one, word) && !known.has(one)), true) ??
    (isTyping ? find((one, word, index) => isBegun(one, word, index === typed.length - 1), true) : undefined)
  );
}

/** Two letters could begin anything. */
const LETTERS_OF_BEGINNING = 3;

function isBegun(typed: string, word: string, isLast: boolean): boolean {
  return typed === word || (isLast && typed.length >= LETTERS_OF_BEGINNING && word.startsWith(typed));
}

/** Removes claims on parts of something else. What is removed is an ordinary word to its neighbours. */
function withoutParts(
  words: readonly QueryWord[],
  claims: readonly Claim[],
  isPart: (claim: Claim, claims: readonly Claim[]) => boolean,
): readonly Claim[] {
  const left = claims.filter((claim) => !isPart(claim, claims));
  return left.length === claims.length ? claims : withoutParts(words, left, isPart);
}

const isClaimed = (at: number, claims: readonly Claim[]) =>
  claims.some(({ from, to }) => from <= at && at < to);

/** Whether it is a single sign in the middle of a word of a script without spaces. */
function isPartOfWord(
  words: readonly QueryWord[],
  { from, to }: Claim,
  claims: readonly Claim[],
  { beside }: Vocabulary,
): boolean {
  if (words[from]?.text.length !== 1 || to - from > 1) return false;
  const isGlued = (at: number, later: number) =>
    words[at] !== undefined &&
    words[later]?.before === '' &&
    !isClaimed(at, claims) &&
    !beside.has(words[at]?.plain ?? '');
  return isGlued(from - 1, from) || isGlued(to, to);
}

/** Whether it is "next week" without a weekday next to it. */
function isWeekWithoutDay(
  words: readonly QueryWord[],
  { means, from, to }: Claim,
  claims: readonly Claim[],
  { beside }: Vocabulary,
): boolean {
  if (!means.isNextWeek) return false;
  const isWeekday = ({ means: { days = [] } }: Claim) => days.some((day) => 'weekday' in day);
  const isNextTo = (other: Claim) =>
    words.slice(Math.min(to, other.to), Math.max(from, other.from)).every(({ plain }) => beside.has(plain));
  return !claims.some((other) => isWeekday(other) && isNextTo(other));
}

/** Short weekdays that are ordinary words far more often: French "jeu" is a game. */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['jeu']);

/**
 * Whether it is such a word, and not next to another time as in "jeu. 3 décembre", nor the beginning of the last of
 * several words.
 */
function isWordOfItsOwn(
  words: readonly QueryWord[],
  { from, to }: Claim,
  claims: readonly Claim[],
  { isTyping }: Reading,
): boolean {
  if (to - from > 1 || !WORDS_OF_THEIR_OWN.has(words[from]?.plain ?? '')) return false;
  if (isClaimed(from - 1, claims) || isClaimed(to, claims)) return false;
  return !(isTyping && from > 0 && to === words.length);
}

/** Whether a title has it together with the word before or after. */
function isPartOfTitle(
  words: readonly QueryWord[],
  { from, to }: Claim,
  claims: readonly Claim[],
  known: KnownWords,
): boolean {
  const isInTitle = (start: number, end: number) =>
    known.isInTitle(
      words.slice(start, end).map(({ plain }) => plain),
      end === words.length,
    );
  const hasBefore = from > 0 && !isClaimed(from - 1, claims);
  const hasAfter = to < words.length && !isClaimed(to, claims);
  return (hasBefore && isInTitle(from - 1, to)) || (hasAfter && isInTitle(from, to + 1));
}

/** Returns the words around a time that add nothing to it. */
function besideOf(
  words: readonly QueryWord[],
  taken: ReadonlySet<number>,
  { beside }: Vocabulary,
): readonly number[] {
  const adds = (at: number) => !taken.has(at) && !beside.has(words[at]?.plain ?? '');
  const stretches = [...taken].flatMap((at) => {
    const found: number[] = [];
    for (let before = at - 1; before >= 0 && !adds(before); before--) found.push(before);
    for (let after = at + 1; after < words.length && !adds(after); after++) found.push(after);
    return found;
  });
  return stretches;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

function together(claims: readonly Claim[]): When {
  const days = claims.flatMap(({ means }) => means.days ?? []);
  // "Sunday 29 November" is one day.
  const dates = days.filter((day) => !('weekday' in day));
  const isNextWeek = claims.some(({ means }) => means.isNextWeek);
  return {
    days:
      dates.length > 0
        ? dates
        : days.map((day) => ('weekday' in day && isNextWeek ? { ...day, isNextWeek: true } : day)),
    parts: [...new Set<DayPart>(claims.flatMap(({ means }) => means.parts ?? []))],
    isNow: claims.some(({ means }) => means.isNow),
  };
}
