import { formatMonth, formatWeekday } from '#core/time/format/day.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../../../i18n/languages.ts';
import { plainOf, wordsOf } from '../fold.ts';
import type { DayPart, When } from './when.ts';

/** What everyday words of a language mean a day, separated by commas. */
type DayWords = Readonly<
  Record<
    | 'today'
    | 'tomorrow'
    | 'afterTomorrow'
    | 'yesterday'
    | 'now'
    | 'tonight'
    | 'thisMorning'
    | 'thisAfternoon'
    | 'tomorrowMorning'
    | 'tomorrowEvening'
    | 'nextWeek'
    | DayPart
    | 'weekend'
    | (typeof WEEKDAYS)[number]
    | 'beside',
    string
  >
>;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const MONTHS = Array.from({ length: 12 }, (_, before) => before + 1);

/** What words mean; "next week" means something only together with a weekday. */
export type Meaning = Partial<When> & { readonly isNextWeek?: true };

/** Words that together mean a time. */
export interface Phrase {
  /** As terms (`plainOf`). */
  readonly words: readonly string[];
  readonly means: Meaning;
  /** Whether it is of the visitor's language, or English: only those are understood with wrong letters. */
  readonly isOwn: boolean;
}

export interface Month {
  readonly month: number;
  readonly isOwn: boolean;
}

/** The words for days in all languages: the visitor may write in another than that of the interface. */
export interface Vocabulary {
  /** The longest first. */
  readonly phrases: readonly Phrase[];
  readonly months: ReadonlyMap<string, Month>;
  /** Words next to a day that add nothing: "on", "the". */
  readonly beside: ReadonlySet<string>;
}

const LISTS = import.meta.glob<DayWords>('../../../../i18n/locales/*/on-demand/dayWords.json', {
  eager: true,
  import: 'default',
});

const MEANINGS: readonly (readonly [keyof DayWords, Meaning])[] = [
  ['today', { days: [{ offset: 0 }] }],
  ['tomorrow', { days: [{ offset: 1 }] }],
  ['afterTomorrow', { days: [{ offset: 2 }] }],
  ['yesterday', { days: [{ offset: -1 }] }],
  ['now', { isNow: true }],
  ['tonight', { days: [{ offset: 0 }], parts: ['evening'] }],
  ['thisMorning', { days: [{ offset: 0 }], parts: ['morning'] }],
  ['thisAfternoon', { days: [{ offset: 0 }], parts: ['afternoon'] }],
  ['tomorrowMorning', { days: [{ offset: 1 }], parts: ['morning'] }],
  ['tomorrowEvening', { days: [{ offset: 1 }], parts: ['evening'] }],
  ['nextWeek', { isNextWeek: true }],
  ['morning', { parts: ['morning'] }],
  ['afternoon', { parts: ['afternoon'] }],
  ['evening', { parts: ['evening'] }],
  ['weekend', { days: [{ weekday: 6 }, { weekday: 0 }] }],
  ...WEEKDAYS.map((name, weekday) => [name, { days: [{ weekday }] }] as const),
];

/** Short forms of other languages are too often words of the visitor's own. */
const SHORTEST_FOREIGN = 3;

/** Collects the vocabulary, one language at a time, so that the work can pause in between. */
export function vocabularyMaker(language: string) {
  const phrases: Phrase[] = [];
  const months = new Map<string, Month>();
  const beside = new Set<string>();
  const isOwn = (code: string) => code === language || code === DEFAULT_LANGUAGE;
  // The visitor's language first: its words count where two languages share one.
  const codes = [...new Set([language, DEFAULT_LANGUAGE, ...LANGUAGE_CODES])];
  return {
    codes,
    add(code: string) {
      const list = LISTS[`../../../../i18n/locales/${code}/on-demand/dayWords.json`];
      if (list === undefined) return;
      const own = isOwn(code);
      const ofLanguage = [...listed(list), ...weekdayNames(code, own)]
        .map(({ text, means }) => ({ words: termsIn(text), means, isOwn: own }))
        .filter(({ words }) => isLongEnough(words, own));
      phrases.push(...ofLanguage, ...(own ? inOneWord(ofLanguage) : []));
      for (const [name, month] of monthNames(code, own))
        if (!months.has(name)) months.set(name, { month, isOwn: own });
      if (own) for (const text of list.beside.split(',')) for (const word of termsIn(text)) beside.add(word);
    },
    /** Sorting is stable: of equally long phrases, the visitor's own come first. */
    finish: (): Vocabulary => ({
      phrases: phrases.sort((a, b) => b.words.length - a.words.length),
      months,
      beside,
    }),
  };
}

const termsIn = (text: string) => wordsOf(text).map(plainOf);

function* listed(list: DayWords): Generator<{ text: string; means: Meaning }> {
  for (const [key, means] of MEANINGS) for (const text of list[key].split(',')) yield { text, means };
}

function* weekdayNames(code: string, isOwn: boolean): Generator<{ text: string; means: Partial<When> }> {
  for (const weekday of WEEKDAYS.keys()) {
    // The first of November 2026 is a Sunday.
    const date = { year: 2026, month: 11, day: 1 + weekday };
    const means = { days: [{ weekday }] };
    yield { text: formatWeekday(date, code, 'long'), means };
    const short = formatWeekday(date, code, 'short');
    // A single sign means other things as well, in Japanese even "month".
    if (isOwn && short.length > 1) yield { text: short, means };
  }
}

function monthNames(code: string, isOwn: boolean): [name: string, month: number][] {
  return (isOwn ? (['long', 'short'] as const) : (['long'] as const)).flatMap((length) =>
    MONTHS.flatMap((month): [string, number][] => {
      const name = termsIn(formatMonth({ year: 2026, month, day: 1 }, code, length)).join(' ');
      // Some languages number their months, and do so with the day beside.
      return /\d/.test(name) ? [] : [[name, month]];
    }),
  );
}

function isLongEnough(words: readonly string[], isOwn: boolean): boolean {
  const letters = words.join('').length;
  return letters > 0 && (isOwn || !/^[a-z]*$/.test(words.join('')) || letters >= SHORTEST_FOREIGN);
}

/** Dutch writes a day and its part as one word, `zondagavond`; others in a hurry. */
function inOneWord(phrases: readonly Phrase[]): Phrase[] {
  const single = phrases.filter(({ words }) => words.length === 1);
  const days = single.filter(({ means }) => means.days !== undefined && means.parts === undefined);
  const parts = single.filter(({ means }) => means.days === undefined && means.parts !== undefined);
  return days.flatMap((day) =>
    parts.map((part) => ({
      words: [`${day.words[0]}${part.words[0]}`],
      means: { ...day.means, ...part.means },
      isOwn: day.isOwn,
    })),
  );
}
