import type { DeskItem } from '#core/desk/content.ts';
import {
  Evenings,
  festivalDate,
  isAllDay,
  lastFestivalDate,
  type PlacedSpan,
} from '#core/schedule/festival-date.ts';
import { isoDate } from '#core/time/calendar-date.ts';
import { readSpan } from '#core/time/event-span.ts';

/** The festival days of an entry: a night belongs to the evening before (record 19). */
export interface DaysOfEntry {
  readonly entry: DeskItem;
  /** `2027-05-21` */
  readonly first: string;
  readonly last: string;
}

/** Items never change, and of thousands of them reading the times takes noticeable time. */
const spans = new WeakMap<DeskItem, PlacedSpan | null>();

function spanOf(entry: DeskItem): PlacedSpan | null {
  const known = spans.get(entry);
  if (known !== undefined) return known;
  const { startsAt, endsAt, place } = entry.body;
  const times = readSpan(String(startsAt ?? ''), String(endsAt ?? ''));
  const span = times === null ? null : { ...times, address: String(place ?? '') };
  spans.set(entry, span);
  return span;
}

/** Returns the entries of one schedule by their start, each with its festival days, as visitors see them. */
export function festivalDaysOf(entries: readonly DeskItem[]): readonly DaysOfEntry[] {
  const evenings = new Evenings();
  return entries
    .flatMap((entry) => {
      const span = spanOf(entry);
      return span === null ? [] : [{ entry, span }];
    })
    .sort((a, b) => a.span.from.at - b.span.from.at)
    .map(({ entry, span }) => {
      const first = festivalDate(span, evenings);
      const last = lastFestivalDate(span, first);
      const days = { entry, first: isoDate(first), last: isoDate(last) };
      if (days.first === days.last && !isAllDay(span)) evenings.add(first, span);
      return days;
    });
}
