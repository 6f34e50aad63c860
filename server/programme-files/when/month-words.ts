import { fold } from '#core/text/fold.ts';

/** The languages of the site, and others in which programmes come. */
const LANGUAGES =
  'en am ar bn el es fil fr hi ja ko ms ne nl pt sw zh de it pl cs ru uk tr sv da nb fi hu ro bg ca he fa th vi'.split(
    ' ',
  );
const MONTHS = 12;
const DAYS = 7;
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;
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

/** Node knows the names of months and weekdays, in the forms they have within a date and alone. */
function words(): Words {
  if (known !== null) return known;
  const months = new Map<string, Set<number>>();
  const weekdays = new Map<string, Set<number>>();
  for (const language of LANGUAGES) {
    for (const width of ['long', 'short'] as const) {
      const locale = `${language}-u-ca-gregory-nu-latn`;
      const alone = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
      const inDate = new Intl.DateTimeFormat(locale, { month: width, day: 'numeric', timeZone: 'UTC' });
      for (let month = 0; month < MONTHS; month += 1) {
        for (const form of [alone, inDate])
          add(months, partOf(form, Date.UTC(2023, month, 15), 'month'), month + 1);
      }
      const ofWeek = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
      for (let day = 0; day < DAYS; day += 1) {
        add(weekdays, partOf(ofWeek, SUNDAY + day * DAY_MS, 'weekday'), day);
      }
    }
  }
  known = { months, weekdays };
  return known;
}

const partOf = (form: Intl.DateTimeFormat, at: number, part: 'month' | 'weekday') =>
  form.formatToParts(at).find(({ type }) => type === part)?.value ?? '';

function add(names: Map<string, Set<number>>, written: string, number: number): void {
  const name = fold(written).replace(/[^\p{L}\p{M}]/gu, '');
  if (name === '') return;
  const numbers = names.get(name) ?? new Set<number>();
  names.set(name, numbers.add(number));
}
