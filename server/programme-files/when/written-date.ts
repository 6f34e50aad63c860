import { decimalDigits } from '#core/contract/decimal-digits.ts';
import { fold } from '#core/text/fold.ts';
import { monthOf, weekdayOf } from './month-words.ts';

/** A day as written. */
export interface WrittenDate {
  readonly text: string;
  /** Null if it is not given. */
  readonly year: number | null;
  /** In `03/10` either number can be the month; then these are the readings with the day and with the month first. */
  readonly dayFirst: MonthDay | null;
  readonly monthFirst: MonthDay | null;
  /** 0 is Sunday; null if no weekday is given, or if languages differ about the word. */
  readonly weekday: number | null;
}

export interface MonthDay {
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

const YEAR_FIRST = /(?<!\d)(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})\s?[日일]?(?!\d)/u;
const EAST_ASIAN = /(?<!\d)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/u;
const NUMBERS =
  /(?<!\d)(\d{1,2})\s?([-/.])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{2})(?!\d)|(?!\s?\2\s?\d))\.?(?!\d)/;
/** What stands between the parts of a date: "3rd of", "3 de octubre", "den 3.". */
const FILLERS = new Set(
  'st nd rd th er ere eme o a η ησ ου the of on de del den der dem le la les el los du da do dia di il am vom van op στισ την τη του και ngay thang nam feira г год'.split(
    ' ',
  ),
);

/** Replaces the digits of any script by 0 to 9. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, decimalDigits);

/** Reads a text that is a date and nothing else; null if it is not. */
export function readWrittenDate(text: string): WrittenDate | null {
  const given = fold(plainDigits(text)).trim();
  if (given === '' || given.length > 60) return null;
  const yearFirst = YEAR_FIRST.exec(given);
  if (yearFirst !== null) {
    const [, year, month, day] = yearFirst;
    return withWords(text, without(given, yearFirst), Number(year), sure(Number(month), Number(day)));
  }
  const eastAsian = EAST_ASIAN.exec(given);
  if (eastAsian !== null) {
    const [, month, day] = eastAsian;
    return withWords(text, without(given, eastAsian), null, sure(Number(month), Number(day)));
  }
  const numbers = NUMBERS.exec(given);
  if (numbers !== null) {
    const [, first, sign, second, year] = numbers;
    const readings = ordersOf(Number(first), Number(second), sign === '.');
    return withWords(text, without(given, numbers), fullYear(year), readings);
  }
  return readNamedMonth(text, given);
}

type Readings = Pick<WrittenDate, 'dayFirst' | 'monthFirst'>;

/** Nobody writes the month first with full stops. */
function ordersOf(first: number, second: number, isDayFirst: boolean): Readings {
  const dayFirst = monthDay(second, first);
  const monthFirst = isDayFirst ? null : monthDay(first, second);
  return { dayFirst, monthFirst };
}

function sure(month: number, day: number): Readings {
  const read = monthDay(month, day);
  return { dayFirst: read, monthFirst: read };
}

const monthDay = (month: number, day: number): MonthDay | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { month, day } : null;

function fullYear(written: string | undefined): number | null {
  if (written === undefined) return null;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

/** "Fri 3 Oct", "October 3rd, 2026", "vendredi 3 octobre". */
function readNamedMonth(text: string, given: string): WrittenDate | null {
  const words = wordsOf(given);
  const months = words.filter((word) => !FILLERS.has(word) && monthOf(word) !== null);
  // "mar" is March, and Tuesday in some languages: beside another month it is the weekday.
  const name = months.find((word) => weekdayOf(word) === null) ?? months.at(-1);
  const month = name === undefined ? null : monthOf(name);
  if (name === undefined || month === null) return null;
  const figures = given.match(/\d+/g) ?? [];
  const year = figures.find((figure) => figure.length === 4);
  const [day, short, ...more] = figures.filter((figure) => figure !== year);
  if (day === undefined || day.length > 2 || more.length > 0) return null;
  if (short !== undefined && (year !== undefined || short.length !== 2)) return null;
  const rest = words.toSpliced(words.indexOf(name), 1).join(' ');
  return withWords(text, rest, fullYear(year ?? short), sure(month, Number(day)));
}

/** Completes a date if nothing but weekdays and fillers is left over. */
function withWords(text: string, rest: string, year: number | null, readings: Readings): WrittenDate | null {
  if (readings.dayFirst === null && readings.monthFirst === null) return null;
  if (/\d/.test(rest)) return null;
  let weekday: number | null = null;
  for (const word of wordsOf(rest)) {
    const found = weekdayOf(word);
    if (found === null && !FILLERS.has(word)) return null;
    if (found !== null && !Number.isNaN(found)) weekday = found;
  }
  return { text: text.trim(), year, weekday, ...readings };
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

const without = (text: string, found: RegExpExecArray) =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
