import type { DeskItem } from '#core/desk/content.ts';
import { DAY_BEGINS_AT_HOUR } from '#core/schedule/festival-date.ts';
import { type DaysOfEntry, festivalDaysOf } from './festival-days.ts';
import { DAY_LENGTH, minutesLater } from './local-time.ts';

const DAY_MINUTES = 24 * 60;

const text = (item: DeskItem, field: string) => String(item.body[field] ?? '');
const firstDay = (event: DeskItem) => text(event, 'startDate').slice(0, DAY_LENGTH);
const lastDay = (event: DeskItem) => text(event, 'endDate').slice(0, DAY_LENGTH) || firstDay(event);

/** The event that is running, else the next one, else the last; null if there is none. */
export function eventOfDay(events: readonly DeskItem[], day: string): DeskItem | null {
  const inOrder = events
    .filter((event) => firstDay(event) !== '')
    .sort((a, b) => firstDay(a).localeCompare(firstDay(b)));
  const running = inOrder.find((event) => firstDay(event) <= day && day <= lastDay(event));
  return running ?? inOrder.find((event) => firstDay(event) > day) ?? inOrder.at(-1) ?? events[0] ?? null;
}

const startsAt = (entry: DeskItem) => text(entry, 'startsAt');
const endsAt = (entry: DeskItem) => text(entry, 'endsAt');

/** The day of a festival to which a time belongs at the latest: a night may last until five. */
export function festivalDayOf(now: string): string {
  const isNight = now.slice(DAY_LENGTH) < `T${String(DAY_BEGINS_AT_HOUR).padStart(2, '0')}`;
  return (isNight ? minutesLater(now, -DAY_MINUTES) : now).slice(0, DAY_LENGTH);
}

/** The festival days on which something begins, in their order. */
export const daysOf = (entries: readonly DeskItem[]): readonly string[] => daysIn(festivalDaysOf(entries));

const daysIn = (placed: readonly DaysOfEntry[]) => [...new Set(placed.map(({ first }) => first))].sort();

/** After midnight the day before, while something of its night is on or still comes; otherwise the day itself. */
export function festivalToday(entries: readonly DeskItem[], now: string, openEnd: OpenEnd): string {
  const night = festivalDayOf(now);
  const goesOn = festivalDaysOf(entries).some(
    ({ entry, first, last }) => first === night && last === night && now < endOf(entry, openEnd),
  );
  return goesOn ? night : now.slice(0, DAY_LENGTH);
}

/**
 * Today if something begins today; else the day of what is on; else the next day on which something begins, else the
 * last.
 */
export function dayToShow(entries: readonly DeskItem[], now: string, openEnd: OpenEnd): string {
  const placed = festivalDaysOf(entries);
  const days = daysIn(placed);
  const today = festivalToday(entries, now, openEnd);
  if (days.includes(today)) return today;
  const running = placed.filter(({ entry }) => isOn(entry, now, openEnd));
  return daysIn(running).at(-1) ?? days.find((day) => day >= today) ?? days.at(-1) ?? today;
}

/** When an entry without an end is assumed to end. */
export type OpenEnd = (start: string) => string;

const endOf = (entry: DeskItem, openEnd: OpenEnd) => endsAt(entry) || openEnd(startsAt(entry));
const isOn = (entry: DeskItem, now: string, openEnd: OpenEnd) =>
  startsAt(entry) <= now && now < endOf(entry, openEnd);

export interface DayInParts {
  readonly now: readonly DeskItem[];
  readonly later: readonly DeskItem[];
  readonly over: readonly DeskItem[];
}

/**
 * The entries of a festival day: what is on now, what comes, and what is over. Without an end, an entry lasts until the
 * next hour.
 */
export function dayInParts(
  entries: readonly DeskItem[],
  day: string,
  now: string,
  openEnd: OpenEnd,
): DayInParts {
  const end = (entry: DeskItem) => endOf(entry, openEnd);
  const ofDay = festivalDaysOf(entries)
    .filter(({ first, last }) => first <= day && day <= last)
    .map(({ entry }) => entry);
  return {
    now: ofDay.filter((entry) => isOn(entry, now, openEnd)),
    later: ofDay.filter((entry) => startsAt(entry) > now),
    over: ofDay.filter((entry) => end(entry) <= now),
  };
}

/** Whether an entry has all these words in its name or its place; in any case, and with or without accents. */
export function hasWords({ body }: DeskItem, words: string): boolean {
  const texts = plain(`${body.game ?? ''} ${body.title ?? ''} ${body.place ?? ''}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => texts.includes(word));
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A place of the schedule, and where it is, if that is known. */
export interface Place {
  readonly place: string;
  readonly coordinates: string;
}

/** Places that the schedule already uses, in their order by name. */
export function placesOf(entries: readonly DeskItem[]): readonly Place[] {
  const known = new Map<string, string>();
  for (const entry of entries) {
    const [place, coordinates] = [text(entry, 'place'), text(entry, 'coordinates')];
    if (place !== '') known.set(place, known.get(place) || coordinates);
  }
  return [...known]
    .map(([place, coordinates]) => ({ place, coordinates }))
    .sort((a, b) => a.place.localeCompare(b.place));
}
