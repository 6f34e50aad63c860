import { fold } from '#core/text/fold.ts';
import { browserCalendar } from '#core/time/format/browser-calendar.ts';

/** The languages of the site, and others in which programmes are written. */
const LANGUAGES =
  'en am ar bn el es fil fr hi ja ko ms ne nl pt sw zh de it pl cs ru uk tr sv da nb fi hu ro bg ca he fa th vi'.split(
    ' ',
  );
const SHORTEST_BEGINNING = 3;

type Numbers = ReadonlyMap<string, ReadonlySet<number>>;

interface Words {
  readonly months: Numbers;
  readonly weekdays: Numbers;
}

let known: Words | null = null;

/** Returns the month that a folded word names or begins, 1 to 12, if all languages agree. */
export const monthOf = (word: string): number | null => numberOf(word, words().months);

/** Returns the weekday that a folded word names or begins, 0 being Sunday; NaN if languages differ about which. */
export function weekdayOf(word: string): number | null {
  const days = words().weekdays;
  return days.has(word) && days.get(word)?.size !== 1 ? Number.NaN : numberOf(word, days);
}

function numberOf(word: string, names: Numbers): number | null {
  const exact = names.get(word);
  if (exact !== undefined) return exact.size === 1 ? ([...exact][0] ?? null) : null;
  if (word.length < SHORTEST_BEGINNING) return null;
  const begun = new Set<number>();
  for (const [name, numbers] of names) if (name.startsWith(word)) for (const one of numbers) begun.add(one);
  return begun.size === 1 ? ([...begun][0] ?? null) : null;
}

/** Node provides the names of months and weekdays, standing alone and within a date. */
function words(): Words {
  if (known !== null) return known;
  const months = new Map<string, Set<number>>();
  const weekdays = new Map<string, Set<number>>();
  for (const language of LANGUAGES) {
    const calendar = browserCalendar(language);
    for (const length of ['long', 'short'] as const) {
      for (const date of SUNDAYS) add(months, calendar.month(date, length), date.month);
      for (const [day, date] of DAYS_OF_WEEK.entries()) add(weekdays, calendar.weekday(date, length), day);
    }
    // A word that all twelve have in common is not a month: a weekday, or "de".
    const inDates = SUNDAYS.map((date) => wordsOf(`${calendar.day(date)} ${calendar.shortDay(date, false)}`));
    for (const [index, inDate] of inDates.entries()) {
      const others = new Set(inDates.toSpliced(index, 1).flat());
      for (const word of inDate) if (!others.has(word)) add(months, word, index + 1);
    }
  }
  known = { months, weekdays };
  return known;
}

/** The first Sunday of each month. */
const SUNDAYS = [1, 5, 5, 2, 7, 4, 2, 6, 3, 1, 5, 3].map((day, index) => ({
  year: 2023,
  month: index + 1,
  day,
}));
/** Seven days, beginning with a Sunday. */
const DAYS_OF_WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ year: 2023, month: 1, day }));

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

function add(names: Map<string, Set<number>>, written: string, number: number): void {
  const name = fold(written).replace(/[^\p{L}\p{M}]/gu, '');
  if (name === '') return;
  const numbers = names.get(name) ?? new Set<number>();
  names.set(name, numbers.add(number));
}
