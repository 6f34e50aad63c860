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

/** Reads start and end; null if the start cannot be read. */
export function readSpan(fromText: string, toText: string): EventSpan | null {
  const from = readEventMoment(fromText);
  if (from === null) return null;
  const to = readEventMoment(toText);
  // From midnight to the same midnight: two days whose times were never filled in.
  const isUnfilled = to?.at === from.at && from.hour + from.minute === 0;
  const begins = isUnfilled ? { ...from, hasTime: false } : from;
  return isUnfilled ? spanOf(begins, begins) : spanOf(begins, to);
}

/** A day without a time lasts until its end. */
function spanOf(from: EventMoment, to: EventMoment | null): EventSpan {
  if (to?.hasTime && to.at > from.at) return { from, to, endsAt: to.at };
  if (to !== null && !to.hasTime && isLaterDay(from, to)) return { from, to, endsAt: endOfDay(to) };
  return { from, to: null, endsAt: from.hasTime ? from.at + OPEN_END_MS : endOfDay(from) };
}

const isLaterDay = (from: EventMoment, to: EventMoment) => isoDate(to.date) > isoDate(from.date);

const endOfDay = ({ date }: EventMoment) => hourOf(date, 24);

/** Whether it lasts so long that visitors drop in at any time. */
export function isLasting({ from, endsAt }: EventSpan): boolean {
  return endsAt - from.at >= LASTING_MS;
}

/** Whether only a day is given, without hours. */
export function isDayAlone({ from, to }: EventSpan): boolean {
  return !from.hasTime && to === null;
}
