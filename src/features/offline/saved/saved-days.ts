import { type CalendarDate, isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { type EventMoment, hourOf, momentAt, readEventMoment } from '#core/time/event-moment.ts';
import { type EventSpan, isLasting, readSpan } from '#core/time/event-span.ts';
import type { RenewedItem } from './renewed/renewed-item.ts';

/** A saved item with parsed times. An event is over after its last day. */
export interface TimedItem extends RenewedItem, EventSpan {}

export interface SavedDay {
  /** `2026-11-21` */
  readonly key: string;
  readonly date: CalendarDate;
  /** By start; events come first, because they last all day. */
  readonly items: readonly TimedItem[];
}

export interface SavedDays {
  readonly days: readonly SavedDay[];
  /** Items whose day is not known yet. */
  readonly undated: readonly RenewedItem[];
  readonly articles: readonly RenewedItem[];
  /** Latest first. */
  readonly over: readonly RenewedItem[];
}

/** Sorts saved items into upcoming days, undated items, articles and past items. */
export function arrange(items: readonly RenewedItem[], now: number): SavedDays {
  const ofTime = items.filter(({ ref }) => ref.kind !== 'article');
  const timed = ofTime.flatMap((item) => readTimes(item) ?? []);
  const ahead = timed.filter(({ endsAt }) => endsAt > now);
  const over = timed.filter(({ endsAt }) => endsAt <= now).sort((a, b) => b.from.at - a.from.at);
  const dated = new Set(timed.map(({ key }) => key));
  return {
    days: byDay(ahead, isoDate(momentAt(now).date)),
    undated: ofTime.filter(({ key }) => !dated.has(key)),
    articles: items.filter(({ ref }) => ref.kind === 'article').sort((a, b) => b.savedAt - a.savedAt),
    over,
  };
}

/**
 * Whether an item takes its time: events, entries that last all day and entries without a start time leave the visitor
 * free for something else.
 */
export function takesTime(item: TimedItem): boolean {
  return item.ref.kind === 'entry' && !item.isGone && !isLasting(item) && item.from.hasTime;
}

/** Returns the overlapping entries of each entry, by its key. */
export function clashesOf(days: readonly SavedDay[]): ReadonlyMap<string, readonly TimedItem[]> {
  const entries = days.flatMap(({ items }) => items.filter(takesTime));
  const meets = (one: TimedItem, other: TimedItem) =>
    one !== other && one.from.at < other.endsAt && other.from.at < one.endsAt;
  return new Map(entries.map((one) => [one.key, entries.filter((other) => meets(one, other))]));
}

function readTimes(item: RenewedItem): TimedItem | null {
  const { details, ref } = item;
  if (details === null) return null;
  if (ref.kind === 'entry') {
    const span = readSpan(details.startsAt, details.endsAt);
    return span && { ...item, ...span };
  }
  const from = readEventMoment(details.startsAt);
  if (from === null) return null;
  const to = readEventMoment(details.endsAt);
  return { ...item, from, to, endsAt: endOfDay(to !== null && to.at > from.at ? to : from) };
}

const endOfDay = ({ date }: EventMoment) => hourOf(date, 24);

/** An entry that lasts for days is listed under today while it is on, because its first day is over. */
function byDay(items: readonly TimedItem[], today: string): SavedDay[] {
  const days = new Map<string, TimedItem[]>();
  for (const item of items) {
    const first = item.details?.day || isoDate(item.from.date);
    const key = first < today && item.ref.kind === 'entry' && isLasting(item) ? today : first;
    days.set(key, [...(days.get(key) ?? []), item]);
  }
  const rank = ({ ref }: TimedItem) => (ref.kind === 'event' ? 0 : 1);
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, ofDay]) => {
      const date = readCalendarDate(key);
      if (date === null) return [];
      return [{ key, date, items: ofDay.sort((a, b) => rank(a) - rank(b) || a.from.at - b.from.at) }];
    });
}
