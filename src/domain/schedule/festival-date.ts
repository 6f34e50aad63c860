import { foldedText } from '#core/text/folded-text.ts';
import { addDays, type CalendarDate, isoDate } from '#core/time/calendar-date.ts';
import { hourOf, momentAt } from '#core/time/event-moment.ts';
import { isDayAlone, isLasting } from '#core/time/event-span.ts';
import type { TimedEntry } from './schedule-entry.ts';

/** What begins before this hour may still be of the evening before. */
export const DAY_BEGINS_AT_HOUR = 5;
/** People wait this long in a pause of the night; after a longer one they have gone home. */
const NIGHT_PAUSE_MS = 2 * 60 * 60_000;
/** Who stays where they are for what follows there is of the night for this much longer. */
export const NIGHT_ENDS_AT_HOUR = 6;
/** A stage is made ready for what follows within this time. */
const STAGE_CHANGE_MS = 15 * 60_000;
/** From this hour on it is evening: what then begins, and ends before noon, is one night. */
const EVENING_FROM_HOUR = 16;
const NOON = 12;
/** What lasts longer makes no days of its own. */
const MOST_DAYS = 31;

/** Until when the evening of each day goes on. */
export class Evenings {
  private readonly ends = new Map<string, number>();
  private readonly entries = new Map<string, TimedEntry[]>();

  /** It is of that day. */
  add(date: CalendarDate, entry: TimedEntry): void {
    const key = isoDate(date);
    this.ends.set(key, Math.max(entry.endsAt, this.ends.get(key) ?? 0));
    const ofDay = this.entries.get(key);
    if (ofDay === undefined) this.entries.set(key, [entry]);
    else ofDay.push(entry);
  }

  /** Whether the evening of that day still goes on at this moment. */
  isOn(date: CalendarDate, at: number): boolean {
    const end = this.ends.get(isoDate(date));
    return end !== undefined && at <= end + NIGHT_PAUSE_MS;
  }

  /** Whether it begins where something of that day has just ended. */
  goesOnWith(date: CalendarDate, { from: { at }, address }: TimedEntry): boolean {
    const place = foldedText(address);
    const hasJustEnded = ({ endsAt }: TimedEntry) => endsAt <= at && at <= endsAt + STAGE_CHANGE_MS;
    return (this.entries.get(isoDate(date)) ?? []).some(
      (other) => place !== '' && hasJustEnded(other) && foldedText(other.address) === place,
    );
  }
}

/**
 * The day of the festival on which an entry begins. A night belongs to the evening before while that goes on; what is
 * for the greater part of the morning does not, such as a rite at half past four and a day that begins at midnight. The
 * last set on a stage, straight after another, may reach further into the morning than that rite.
 *
 * @param evenings of all that begins earlier
 */
export function festivalDate(entry: TimedEntry, evenings: Evenings): CalendarDate {
  const { from, endsAt } = entry;
  const dayBefore = addDays(from.date, -1);
  if (from.isOfDayBefore) return dayBefore;
  if (!from.hasTime || from.hour >= DAY_BEGINS_AT_HOUR) return from.date;
  const nightEnds = evenings.goesOnWith(dayBefore, entry) ? NIGHT_ENDS_AT_HOUR : DAY_BEGINS_AT_HOUR;
  const isOfNight = (from.at + endsAt) / 2 < hourOf(from.date, nightEnds);
  return isOfNight && evenings.isOn(dayBefore, from.at) ? dayBefore : from.date;
}

/** The last day that an entry covers, which begins on `first`: the night at its end is no day more. */
export function lastFestivalDate(entry: TimedEntry, first: CalendarDate): CalendarDate {
  const { from, endsAt } = entry;
  const { date, hour } = momentAt(endsAt - 1);
  const last = hour < DAY_BEGINS_AT_HOUR ? addDays(date, -1) : date;
  if (isoDate(last) <= isoDate(first)) return first;
  const isOneNight =
    isoDate(last) === isoDate(addDays(first, 1)) &&
    hour < NOON &&
    (from.hour >= EVENING_FROM_HOUR || isoDate(from.date) > isoDate(first));
  return isOneNight ? first : last;
}

/** Whether it is no entry among the hours of its day: it lasts all of it, or its hours are not known. */
export function isAllDay(entry: TimedEntry): boolean {
  return isLasting(entry) || isDayAlone(entry);
}

/** The days from one to another, both included; null where they are too many. */
export function datesBetween(first: CalendarDate, last: CalendarDate): CalendarDate[] | null {
  const dates = [first];
  for (let next = addDays(first, 1); isoDate(next) <= isoDate(last); next = addDays(next, 1)) {
    if (dates.length === MOST_DAYS) return null;
    dates.push(next);
  }
  return dates;
}
