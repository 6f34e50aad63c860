import { fold } from '#core/text/fold.ts';
import { plainDigits } from './written-date.ts';

const HOUR = 60;
const NOON = 12;
/** Programmes that run past midnight go on counting hours until the morning, as elsewhere on the site. */
const LAST_HOUR = 30;

/** Folded words for the halves of the day. */
const MORNING = 'a\\.?\\s?m\\.?|π\\.?\\s?μ\\.?|午前|上午|오전|ص|पूर्वाह्न';
const EVENING = 'p\\.?\\s?m\\.?|μ\\.?\\s?μ\\.?|午後|下午|오후|م|अपराह्न';
const HALF = `(?<half>${MORNING}|${EVENING})`;
/** A time with minutes, or with a word that marks it as a time: `10:00`, `10h30`, `10.30 Uhr`, `7pm`, `10時30分`. */
const CLOCK = `(?:${HALF.replace('half', 'before')}\\s?)?(?<hour>\\d{1,2})(?:\\s?(?:[:.：]|h|時|点|시)\\s?(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,]\\d+)?)?\\s?(?:分|분)?)?\\s?(?:${HALF}|(?<unit>uhr|h|hrs|hours|時|点|시))?`;
const WHOLE = new RegExp(`^${CLOCK}$`, 'u');
const BARE = /^(?<hour>\d{1,2})(?<minute>\d{2})$/;
/** Words for noon and midnight. */
const NAMED: ReadonlyMap<string, number> = new Map([
  ['noon', NOON * HOUR],
  ['midday', NOON * HOUR],
  ['mittag', NOON * HOUR],
  ['midi', NOON * HOUR],
  ['mediodia', NOON * HOUR],
  ['μεσημερι', NOON * HOUR],
  ['midnight', 2 * NOON * HOUR],
  ['mitternacht', 2 * NOON * HOUR],
  ['minuit', 2 * NOON * HOUR],
  ['medianoche', 2 * NOON * HOUR],
  ['μεσανυχτα', 2 * NOON * HOUR],
]);
const UNTIL = /\s*(?:[-–—−~〜～]|\s(?:to|bis|until|till|a|as|εωσ|μεχρι|tot|alle|al)\s)\s*/u;

/** Times of a text, in minutes since midnight; midnight at the end of the day is 1440. */
export interface WrittenTimes {
  readonly from: number;
  /** Null if there is only one. */
  readonly to: number | null;
}

/**
 * Reads a time, or two with "to" or a dash between them; null for anything else.
 *
 * @param isTimeAlone whether the text can only be a time, so that `10` or `1030` is one
 */
export function readWrittenTimes(text: string, isTimeAlone: boolean): WrittenTimes | null {
  const given = fold(plainDigits(text)).replace(/\s+/g, ' ').trim();
  const one = readTime(given, isTimeAlone);
  if (one !== null) return { from: one.minutes, to: null };
  const [first = '', second = '', ...more] = ` ${given} `.split(UNTIL).map((part) => part.trim());
  if (more.length > 0 || second === '') return null;
  const to = readTime(second, true);
  const from = readTime(first, true);
  if (from === null || to === null || !(isTimeAlone || from.isCertain || to.isCertain)) return null;
  // "7–9 pm": "pm" belongs to both, unless the start would then come after the end ("11–1 pm").
  const shared = to.isEvening && !from.hasHalf && from.minutes + NOON * HOUR < to.minutes + 1;
  return { from: shared ? from.minutes + NOON * HOUR : from.minutes, to: to.minutes };
}

interface OneTime {
  readonly minutes: number;
  /** Has minutes or a word, so that it is more than a number. */
  readonly isCertain: boolean;
  readonly hasHalf: boolean;
  readonly isEvening: boolean;
}

function readTime(text: string, mayBeBare: boolean): OneTime | null {
  const named = NAMED.get(text);
  if (named !== undefined) return { minutes: named, isCertain: true, hasHalf: true, isEvening: false };
  const parts = (WHOLE.exec(text) ?? (mayBeBare ? BARE.exec(text) : null))?.groups;
  if (parts === undefined) return null;
  const half = parts.half ?? parts.before;
  const isCertain = parts.minute !== undefined || half !== undefined || parts.unit !== undefined;
  if (!isCertain && !mayBeBare) return null;
  const [hour, minute, second] = [Number(parts.hour), Number(parts.minute ?? 0), Number(parts.second ?? 0)];
  if (minute >= HOUR || second >= HOUR || hour > (half === undefined ? LAST_HOUR : NOON + 11)) return null;
  const isEvening = half !== undefined && new RegExp(`^(?:${EVENING})$`, 'u').test(half);
  // Some people write "14:00 pm".
  const counted = half === undefined || hour > NOON ? hour : (hour % NOON) + (isEvening ? NOON : 0);
  return { minutes: counted * HOUR + minute, isCertain, hasHalf: half !== undefined, isEvening };
}
