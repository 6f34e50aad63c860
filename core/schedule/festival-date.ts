import { foldedText } from '#core/text/folded-text.ts';
import { addDays, type CalendarDate, isoDate } from '#core/time/calendar-date.ts';
import { hourOf, momentAt } from '#core/time/event-moment.ts';
import { type EventSpan, isDayAlone, isLasting } from '#core/time/event-span.ts';

/** When an entry of a schedule is, and where. */
export interface PlacedSpan extends EventSpan {
  readonly address: string;
}

/** An entry that starts before this hour may still belong to the evening before. */
export const DAY_BEGINS_AT_HOUR = 5;
/** People wait this long in a break during the night; after a longer one they have gone home. */
const NIGHT_PAUSE_MS = 2 * 60 * 60_000;
/** For entries that follow directly on the same stage, the night lasts until this hour. */
export const NIGHT_ENDS_AT_HOUR = 6;
/** The longest changeover on a stage between two entries. */
const STAGE_CHANGE_MS = 15 * 60_000;
/** The evening starts at this hour: an entry that starts later and ends before noon is one night. */
const EVENING_FROM_HOUR = 16;
const NOON = 12;
/** A longer entry creates no schedule days except its first and last. */
const MOST_DAYS = 31;

/** Tracks when the evening of each day ends. */
export class Evenings {
  private readonly ends = new Map<string, number>();
  private readonly entries = new Map<string, PlacedSpan[]>();

  /** Adds an entry to that day. */
  add(date: CalendarDate, entry: PlacedSpan): void {
    const key = isoDate(date);
    this.ends.set(key, Math.max(entry.endsAt, this.ends.get(key) ?? 0));
    const ofDay = this.entries.get(key);
    if (ofDay === undefined) this.entries.set(key, [entry]);
    else ofDay.push(entry);
  }

  /** Whether the evening of that day is still on at this moment. */
  isOn(date: CalendarDate, at: number): boolean {
    const end = this.ends.get(isoDate(date));
    return end !== undefined && at <= end + NIGHT_PAUSE_MS;
  }

  /** Whether the entry starts where an entry of that day has just ended. */
  goesOnWith(date: CalendarDate, { from: { at }, address }: PlacedSpan): boolean {
    const place = foldedText(address);
    const hasJustEnded = ({ endsAt }: PlacedSpan) => endsAt <= at && at <= endsAt + STAGE_CHANGE_MS;
    return (this.entries.get(isoDate(date)) ?? []).some(
      (other) => place !== '' && hasJustEnded(other) && foldedText(other.address) === place,
    );
  }
}

/**
 * Returns the festival day on which an entry starts. A night belongs to the evening before while that is still on. An
 * entry that lies mostly in the morning does not, such as a rite at half past four or a day that starts at midnight.
 * The last set on a stage, directly after another, may reach further into the morning than that rite.
 *
 * @param evenings of all entries that start earlier
 */
export function festivalDate(entry: PlacedSpan, evenings: Evenings): CalendarDate {
  const { from, endsAt } = entry;
  const dayBefore = addDays(from.date, -1);
  if (from.isOfDayBefore) return dayBefore;
  if (!from.hasTime || from.hour >= DAY_BEGINS_AT_HOUR) return from.date;
  const nightEnds = evenings.goesOnWith(dayBefore, entry) ? NIGHT_ENDS_AT_HOUR : DAY_BEGINS_AT_HOUR;
  const isOfNight = (from.at + endsAt) / 2 < hourOf(from.date, nightEnds);
  return isOfNight && evenings.isOn(dayBefore, from.at) ? dayBefore : from.date;
}

/** Returns the last day of an entry that starts on `first`: a night at its end does not count as another day. */
export function lastFestivalDate(entry: PlacedSpan, first: CalendarDate): CalendarDate {
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

/** Whether the entry has no hours within its day: it lasts all day, or its hours are unknown. */
export function isAllDay(entry: PlacedSpan): boolean {
  return isLasting(entry) || isDayAlone(entry);
}

/** Returns the days from one to another, both included; null if they are too many. */
export function datesBetween(first: CalendarDate, last: CalendarDate): CalendarDate[] | null {
  const dates = [first];
  for (let next = addDays(first, 1); isoDate(next) <= isoDate(last); next = addDays(next, 1)) {
    if (dates.length === MOST_DAYS) return null;
    dates.push(next);
  }
  return dates;
}
