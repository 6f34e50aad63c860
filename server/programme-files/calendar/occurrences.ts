import type ICAL from 'ical.js';
import { MOST_REPEATS } from '../limits.ts';

const LONGEST_INTERVAL = 366;

/**
 * Whether the library is sure to finish with a rule. It searches for ever if a daily rule has a condition that is never
 * met, such as the 30th of February. So only rules are followed that always occur again: programmes repeat by days and
 * weeks.
 */
function isFollowed({ freq, interval, parts }: ICAL.Recur): boolean {
  if (!(interval >= 1 && interval <= LONGEST_INTERVAL)) return false;
  const conditions = Object.keys(parts).sort().join();
  if (conditions === '') return ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq);
  const days = (form: RegExp) => conditions === 'BYDAY' && (parts.BYDAY ?? []).every((day) => form.test(day));
  if (freq === 'DAILY') return interval === 1 && days(WEEKDAY);
  if (freq === 'WEEKLY') return days(WEEKDAY);
  return freq === 'MONTHLY' && (conditions === 'BYMONTHDAY' || days(WEEKDAY_OF_MONTH));
}

const WEEKDAY = /^(?:SU|MO|TU|WE|TH|FR|SA)$/;
const WEEKDAY_OF_MONTH = /^(?:[-+]?[1-4])?(?:SU|MO|TU|WE|TH|FR|SA)$/;

export interface Occurrences {
  readonly times: readonly ICAL.Time[];
  readonly isFollowed: boolean;
  /** Whether there are more than were returned. */
  readonly isCut: boolean;
}

/**
 * Returns the occurrences of a rule, in local time of its own zone; only the first one if the rule is not followed.
 *
 * @param isBeyond whether a time is after the end of the rule, which may be in another zone
 */
export function occurrencesOf(
  start: ICAL.Time,
  rule: ICAL.Recur,
  isBeyond: (time: ICAL.Time) => boolean,
): Occurrences {
  if (!isFollowed(rule)) return { times: [start], isFollowed: false, isCut: false };
  const endless = rule.clone();
  endless.until = null;
  const iterator = endless.iterator(start);
  const times: ICAL.Time[] = [];
  for (let time = iterator.next(); time && !isBeyond(time); time = iterator.next()) {
    if (times.length === MOST_REPEATS) return { times, isFollowed: true, isCut: true };
    times.push(time.clone());
  }
  return { times, isFollowed: true, isCut: false };
}
