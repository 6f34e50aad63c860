import type { Month, Vocabulary } from './vocabulary.ts';
import type { AskedDay } from './when.ts';
import { isNearly } from './wrong-letters.ts';

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  /** As a term (`plainOf`). */
  readonly plain: string;
  /** What is between it and the word before. */
  readonly before: string;
}

interface WrittenDate {
  /** How many words it takes. */
  readonly length: number;
  readonly day: AskedDay;
}

const SEPARATOR = /^[/.-]$/;
const YEAR = /^20\d\d$/;
/** With the endings of ordinal numbers in the languages of the interface. */
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|e|o|η|일)?$/;
const LAST_DAY = 31;
const MONTHS = 12;
const MOST_BESIDE = 2;

/**
 * Returns the date that begins at this word: `29/11`, `29.11.2026`, `2026-11-29`, `29 nov`, `November 29th`, `11月29日`.
 * Numbers are day and month, as everywhere on the site, unless only the other order makes sense.
 *
 * @param isKnown whether the programme or another text has this word: then it is not a misspelt month
 */
export function writtenDateAt(
  words: readonly QueryWord[],
  at: number,
  vocabulary: Pick<Vocabulary, 'months' | 'beside'>,
  isKnown: (word: string) => boolean,
): WrittenDate | null {
  return inFigures(words, at) ?? inEastAsianForm(words, at) ?? withName(words, at, vocabulary, isKnown);
}

function inFigures(words: readonly QueryWord[], at: number): WrittenDate | null {
  const [first, second, third] = words.slice(at, at + 3);
  if (first === undefined || second === undefined || !SEPARATOR.test(second.before)) return null;
  const hasThird = third !== undefined && third.before === second.before && /^\d+$/.test(third.plain);
  if (YEAR.test(first.plain)) {
    return hasThird ? dateOf(third.plain, second.plain, first.plain, 3) : null;
  }
  const year = hasThird ? third.plain : '';
  if (hasThird && !YEAR.test(year)) return null;
  const length = hasThird ? 3 : 2;
  return dateOf(first.plain, second.plain, year, length) ?? dateOf(second.plain, first.plain, year, length);
}

/** Chinese, Japanese and Korean write the month and the day with a character after each. */
function inEastAsianForm(words: readonly QueryWord[], at: number): WrittenDate | null {
  const [first, second, third, fourth] = words.slice(at, at + 4).map(({ plain }) => plain);
  const inKorean = /^(\d{1,2})월$/.exec(first ?? '');
  if (inKorean) return dateOf(DAY.exec(second ?? '')?.[1] ?? '', inKorean[1] ?? '', '', 2);
  if (second !== '月') return null;
  return dateOf(third ?? '', first ?? '', '', /^[日号號]$/.test(fourth ?? '') ? 4 : 3);
}

function withName(
  words: readonly QueryWord[],
  at: number,
  { months, beside }: Pick<Vocabulary, 'months' | 'beside'>,
  isKnown: (word: string) => boolean,
): WrittenDate | null {
  let next = at + 1;
  while (next <= at + MOST_BESIDE && beside.has(words[next]?.plain ?? '')) next++;
  const [one, other] = [words[at]?.plain ?? '', words[next]?.plain ?? ''];
  const [day, name] = DAY.test(one) ? [one, other] : [other, one];
  const month = months.get(name) ?? nearMonth(name, months, isKnown);
  if (month === undefined) return null;
  const year = words[next + 1]?.plain ?? '';
  const hasYear = YEAR.test(year);
  const length = next + 1 - at + (hasYear ? 1 : 0);
  return dateOf(DAY.exec(day)?.[1] ?? '', String(month.month), hasYear ? year : '', length);
}

function nearMonth(
  typed: string,
  months: ReadonlyMap<string, Month>,
  isKnown: (word: string) => boolean,
): Month | undefined {
  if (isKnown(typed)) return undefined;
  return [...months].find(([name, { isOwn }]) => isOwn && isNearly(typed, name))?.[1];
}

function dateOf(day: string, month: string, year: string, length: number): WrittenDate | null {
  const [ofDay, ofMonth] = [Number(day), Number(month)];
  const isDate = ofDay >= 1 && ofDay <= LAST_DAY && ofMonth >= 1 && ofMonth <= MONTHS;
  return isDate
    ? { length, day: { day: ofDay, month: ofMonth, year: year === '' ? null : Number(year) } }
    : null;
}
