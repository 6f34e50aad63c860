import { settings } from '#core/settings.ts';
import { isoDate } from './calendar-date.ts';
import { type EventMoment, hourOf, readEventMoment } from './event-moment.ts';

/** Start and end of something, both as given and as calculated. */
export interface EventSpan {
  readonly from: EventMoment;
  /** Null if it is not known yet, cannot be read or is before the start. */
  readonly to: EventMoment | null;
  /** The calculated end, milliseconds since 1970. */
  readonly endsAt: number;
}

/** The assumed duration if the end is not announced yet or is before the start. */
export const OPEN_END_MS = 60 * 60_000;
/** What lasts longer is not attended from start to end: visitors drop in. */
export const LASTING_MS = 20 * 60 * 60_000;
/** What lasts a whole day may end a few minutes before midnight. */
const CLOSE_TO_MIDNIGHT_MS = 15 * 60_000;

/** Reads start and end; null if the start cannot be read. */
export function readSpan(
  fromText: string,
  toText: string,
  zone: string = settings.eventTimeZone,
): EventSpan | null {
  const from = readEventMoment(fromText, zone);
  if (from === null) return null;
  const to = readEventMoment(toText, zone);
  // From midnight to the same midnight: two days whose times were never filled in.
  const isUnfilled = to?.at === from.at && from.hour + from.minute === 0;
  const begins = isUnfilled ? { ...from, hasTime: false } : from;
  return isUnfilled ? spanOf(begins, begins, zone) : spanOf(begins, to, zone);
}

/** A day without a time lasts until its end. */
function spanOf(from: EventMoment, to: EventMoment | null, zone: string): EventSpan {
  if (to?.hasTime && to.at > from.at) return { from, to, endsAt: to.at };
  if (to !== null && !to.hasTime && isLaterDay(from, to)) return { from, to, endsAt: endOfDay(to, zone) };
  return { from, to: null, endsAt: from.hasTime ? from.at + OPEN_END_MS : endOfDay(from, zone) };
}

const isLaterDay = (from: EventMoment, to: EventMoment) => isoDate(to.date) > isoDate(from.date);

const endOfDay = ({ date }: EventMoment, zone: string) => hourOf(date, 24, zone);

/** Whether it lasts so long that visitors drop in at any time. */
export function isLasting({ from, endsAt }: EventSpan): boolean {
  return endsAt - from.at >= LASTING_MS;
}

/** Whether only a day is given, without hours. */
export function isDayAlone({ from, to }: EventSpan): boolean {
  return !from.hasTime && to === null;
}

/** Whether it lasts from midnight to midnight of one day: nobody starts then, it is on all day. */
export function isWholeDay({ from, endsAt }: EventSpan, zone: string = settings.eventTimeZone): boolean {
  return (
    from.hasTime &&
    from.hour + from.minute === 0 &&
    Math.abs(hourOf(from.date, 24, zone) - endsAt) <= CLOSE_TO_MIDNIGHT_MS
  );
}
