import type { ZoneChange } from './zone-changes.ts';

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const DAYS_OF_WEEK = 7;

/**
 * Returns the rule by which clocks change on the same weekday of a month every year, `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`
 * (RFC 5545, 3.3.10). Null unless exactly these changes follow it in all the years given.
 *
 * @param changes of one kind, in order
 */
export function yearlyRule(
  changes: readonly ZoneChange[],
  firstYear: number,
  lastYear: number,
): string | null {
  const local = changes.map(({ at, before }) => new Date(at + before));
  const [first] = local;
  if (first === undefined || local.length !== lastYear - firstYear + 1) return null;
  const isAlike = (date: Date, index: number) =>
    date.getUTCFullYear() === firstYear + index &&
    date.getUTCMonth() === first.getUTCMonth() &&
    date.getUTCDay() === first.getUTCDay() &&
    date.getTime() % DAY_MS === first.getTime() % DAY_MS;
  if (!local.every(isAlike)) return null;
  const shared = (weekOf: (date: Date) => number) => {
    const week = weekOf(first);
    return local.every((date) => weekOf(date) === week) ? week : null;
  };
  const week = shared(weekFromEnd) ?? shared(weekFromStart);
  if (week === null) return null;
  return `FREQ=YEARLY;BYMONTH=${first.getUTCMonth() + 1};BYDAY=${week}${DAYS[first.getUTCDay()]}`;
}

const DAY_MS = 86_400_000;

const weekFromStart = (date: Date) => Math.ceil(date.getUTCDate() / DAYS_OF_WEEK);

/** Returns -1 in the last seven days of a month. Weeks before the last are counted from the start. */
function weekFromEnd(date: Date): number {
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return lastDay - date.getUTCDate() < DAYS_OF_WEEK ? -1 : Number.NaN;
}
