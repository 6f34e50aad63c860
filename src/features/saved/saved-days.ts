import { type CalendarDate, isoDate, readCalendarDate } from '../../data/calendar-date.ts';
import { type EventMoment, momentAt, OPEN_END_MS, readEventMoment } from '../../data/event-moment.ts';
import type { SavedThing } from './saved-thing.ts';

/** A starred thing with its times read. */
export interface TimedThing extends SavedThing {
  readonly from: EventMoment;
  /** What is given; null where it is not known or cannot be read. */
  readonly to: EventMoment | null;
  /** When it is over, milliseconds since 1970. An event is over with its last day. */
  readonly endsAt: number;
}

export interface SavedDay {
  /** `2026-11-21` */
  readonly key: string;
  readonly date: CalendarDate;
  /** By beginning; events, which last all day, first. */
  readonly things: readonly TimedThing[];
}

export interface SavedDays {
  readonly days: readonly SavedDay[];
  /** What belongs to a day that nobody knows yet. */
  readonly undated: readonly SavedThing[];
  readonly articles: readonly SavedThing[];
  /** Latest first. */
  readonly over: readonly SavedThing[];
}

/** Sorts starred things into the days ahead and what is beside them. */
export function arrange(things: readonly SavedThing[], now: number): SavedDays {
  const ofTime = things.filter(({ ref }) => ref.kind !== 'article');
  const timed = ofTime.flatMap((thing) => readTimes(thing) ?? []);
  const ahead = timed.filter(({ endsAt }) => endsAt > now);
  const over = timed.filter(({ endsAt }) => endsAt <= now).sort((a, b) => b.from.at - a.from.at);
  const dated = new Set(timed.map(({ key }) => key));
  return {
    days: byDay(ahead),
    undated: ofTime.filter(({ key }) => !dated.has(key)),
    articles: things.filter(({ ref }) => ref.kind === 'article').sort((a, b) => b.savedAt - a.savedAt),
    over,
  };
}

/** Which sittings each one meets in time, by its key. An event is no clash: what is starred of it lies within it. */
export function clashesOf(days: readonly SavedDay[]): ReadonlyMap<string, readonly TimedThing[]> {
  const sittings = days.flatMap(({ things }) =>
    things.filter(({ ref, isGone }) => ref.kind === 'entry' && !isGone),
  );
  const meets = (one: TimedThing, other: TimedThing) =>
    one !== other && one.from.at < other.endsAt && other.from.at < one.endsAt;
  return new Map(sittings.map((one) => [one.key, sittings.filter((other) => meets(one, other))]));
}

function readTimes(thing: SavedThing): TimedThing | null {
  const { details, ref } = thing;
  if (details === null) return null;
  const from = readEventMoment(details.startsAt);
  if (from === null) return null;
  const to = readEventMoment(details.endsAt);
  const isLater = to !== null && to.at > from.at;
  if (ref.kind === 'entry') return { ...thing, from, to, endsAt: isLater ? to.at : from.at + OPEN_END_MS };
  return { ...thing, from, to, endsAt: endOfDay(isLater ? to : from) };
}

const HOUR_MS = 60 * 60_000;

/** The first moment of the day after, by the clocks at the event. */
function endOfDay({ at, date }: EventMoment): number {
  let end = at;
  while (isoDate(momentAt(end).date) === isoDate(date)) end += HOUR_MS;
  return end;
}

function byDay(things: readonly TimedThing[]): SavedDay[] {
  const days = new Map<string, TimedThing[]>();
  for (const thing of things) {
    const key = thing.details?.day || isoDate(thing.from.date);
    days.set(key, [...(days.get(key) ?? []), thing]);
  }
  const rank = ({ ref }: TimedThing) => (ref.kind === 'event' ? 0 : 1);
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, ofDay]) => {
      const date = readCalendarDate(key);
      if (date === null) return [];
      return [{ key, date, things: ofDay.sort((a, b) => rank(a) - rank(b) || a.from.at - b.from.at) }];
    });
}
