import { isoDate } from './calendar-date.ts';
import { type EventMoment, hourOf, readEventMoment } from './event-moment.ts';

/** From when to when something lasts, as it is given and as it is reckoned. */
export interface EventSpan {
  readonly from: EventMoment;
  /** Null where it is not known yet, cannot be read or lies before the beginning. */
  readonly to: EventMoment | null;
  /** When it is over, milliseconds since 1970. */
  readonly endsAt: number;
}

/** What ends at a time still to be announced, or before it begins, counts as this long. */
export const OPEN_END_MS = 60 * 60_000;
/** What lasts longer is no entry that one goes to: one comes by while it lasts. */
export const LASTING_MS = 20 * 60 * 60_000;

/** Reads beginning and end; null where the beginning cannot be read. */
export function readSpan(fromText: string, toText: string): EventSpan | null {
  const from = readEventMoment(fromText);
  if (from === null) return null;
  const to = readEventMoment(toText);
  // From midnight to the same midnight: two days whose times nobody has filled in.
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

/** Whether it lasts so long that one comes by, and does not go to it. */
export function isLasting({ from, endsAt }: EventSpan): boolean {
  return endsAt - from.at >= LASTING_MS;
}

/** Whether nothing is known of its hours: a day alone is given. */
export function isDayAlone({ from, to }: EventSpan): boolean {
  return !from.hasTime && to === null;
}
