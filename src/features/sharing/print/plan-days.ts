import { groupBy } from '#core/schedule/group-by.ts';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { readSpan } from '#core/time/event-span.ts';
import type { SavedDetails } from '../../../data/saved/saved-ref.ts';
import type { PaperDay, PaperEntry } from './paper-days.ts';

/** A saved session, with the latest that is known of it. */
export interface PlanItem {
  readonly key: string;
  /** Null until this device has received them. */
  readonly details: SavedDetails | null;
  /** Whether the schedule of its event is known and does not have it. */
  readonly isGone: boolean;
}

/** Returns every saved session once, by the day of its schedule and then by time. */
export function planDays(items: readonly PlanItem[]): PaperDay[] {
  const byDay = groupBy(items.map(readItem), ({ day }) => day);
  return [...byDay]
    .sort(([a], [b]) => (a === '' ? 1 : b === '' || a < b ? -1 : 1))
    .map(([key, entries]) => ({
      key,
      date: readCalendarDate(key),
      entries: entries.toSorted((a, b) => (a.from?.at ?? 0) - (b.from?.at ?? 0)),
    }));
}

function readItem({ key, details, isGone }: PlanItem): PaperEntry & { readonly day: string } {
  const { title = '', place = '', event = '', startsAt = '', endsAt = '' } = details ?? {};
  const span = readSpan(startsAt, endsAt);
  return {
    key,
    game: '',
    title,
    address: place,
    event,
    isGone,
    day: span === null ? '' : details?.day || isoDate(span.from.date),
    from: span?.from ?? null,
    to: span?.to ?? null,
    endsAt: span?.endsAt ?? null,
    fromText: startsAt,
    toText: endsAt,
  };
}
