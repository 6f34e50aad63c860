import type { CalendarDate } from '#core/time/calendar-date.ts';
import { groupByPlace } from '../../../domain/schedule/entries-by-place.ts';
import { entriesOnce } from '../../../domain/schedule/entries-once.ts';
import type { Programme } from '../../../domain/schedule/schedule-days.ts';
import type { ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';

type Times = Pick<ScheduleEntry, 'from' | 'to' | 'endsAt' | 'fromText' | 'toText'>;

/** What a sheet prints of an entry. */
export interface PaperEntry extends Times, Pick<ScheduleEntry, 'key' | 'game' | 'title' | 'address'> {
  /** The event's name, on a plan of several events. */
  readonly event?: string;
  /** It is no longer on the schedule. */
  readonly isGone?: boolean;
}

/** The entries under one heading. Nothing is under two. */
export interface PaperDay {
  readonly key: string;
  /** Null for the entries whose day is not known; they come last. */
  readonly date: CalendarDate | null;
  readonly entries: readonly PaperEntry[];
}

/** What hangs on the door of one place. */
export interface PaperPlace {
  /** '' for the entries whose place is not known; they come last. */
  readonly place: string;
  readonly days: readonly PaperDay[];
}

/** Returns every entry of a programme once, by day. */
export function paperDays({ days, undated }: Programme): PaperDay[] {
  const dated = entriesOnce(days).map(({ day: { key, date }, entries }) => ({ key, date, entries }));
  return undated.length === 0 ? dated : [...dated, { key: 'undated', date: null, entries: undated }];
}

/** Sorts the days by place: every entry is under its own, once. */
export function paperPlaces(days: readonly PaperDay[]): PaperPlace[] {
  const ofPlace = new Map<string, PaperDay[]>();
  for (const day of days)
    for (const { place, entries } of groupByPlace(day.entries))
      ofPlace.set(place, [...(ofPlace.get(place) ?? []), { ...day, entries }]);
  return groupByPlace(days.flatMap(({ entries }) => entries)).map(({ place }) => ({
    place,
    days: ofPlace.get(place) ?? [],
  }));
}
