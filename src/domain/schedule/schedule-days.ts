import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { addDays, type CalendarDate, isoDate, isSameDay } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import {
  DAY_BEGINS_AT_HOUR,
  datesBetween,
  Evenings,
  festivalDate,
  isAllDay,
  lastFestivalDate,
  NIGHT_ENDS_AT_HOUR,
} from './festival-date.ts';
import { groupBy } from './group-by.ts';
import { isTimed, readScheduleEntries, type ScheduleEntry, type TimedEntry } from './schedule-entry.ts';

/** One day of the festival, from morning to the end of its night. */
export interface FestivalDay {
  /** `2026-11-21`, also in the address. */
  readonly key: string;
  readonly date: CalendarDate;
  /** What begins and ends in its hours, by beginning, then in the order of the answer. */
  readonly entries: readonly TimedEntry[];
  /** What goes on all day: whole days, and what lasts several of them, which stands on each. */
  readonly lasting: readonly TimedEntry[];
}

export interface Programme {
  readonly days: readonly FestivalDay[];
  /** Entries whose beginning is unknown: they belong to no day, and are not lost. */
  readonly undated: readonly ScheduleEntry[];
}

/** A game with its entries; a name that comes twice in the answer is one game. */
export interface GameRow<S extends ScheduleEntry = TimedEntry> {
  readonly game: string;
  readonly entries: readonly S[];
}

/** Reads the answer and sorts it into festival days. */
export function readProgramme(schedules: readonly GameSchedule[]): Programme {
  const entries = readScheduleEntries(schedules);
  const timed = entries.filter(isTimed).sort((a, b) => a.from.at - b.from.at);
  const days = new Map<string, { entries: TimedEntry[]; lasting: TimedEntry[] }>();
  const dayOf = (key: string) => {
    const day = days.get(key) ?? { entries: [], lasting: [] };
    days.set(key, day);
    return day;
  };
  const evenings = new Evenings();
  const long: [entry: TimedEntry, from: string, to: string][] = [];
  for (const entry of timed) {
    const first = festivalDate(entry, evenings);
    const last = lastFestivalDate(entry, first);
    if (isAllDay(entry) || !isSameDay(first, last)) {
      const covered = datesBetween(first, last);
      if (covered === null) long.push([entry, isoDate(first), isoDate(last)]);
      for (const date of covered ?? [first, last]) dayOf(isoDate(date)).lasting.push(entry);
    } else {
      dayOf(isoDate(first)).entries.push(entry);
      evenings.add(first, entry);
    }
  }
  // What lasts for months makes no days of its own, and stands on those that there are.
  for (const [entry, from, to] of long)
    for (const [key, { lasting }] of days) if (from < key && key < to) lasting.push(entry);
  return {
    days: [...days]
      .map(([key, { entries: ofDay, lasting }]) => ({
        key,
        date: dateOfKey(key),
        entries: ofDay,
        lasting: lasting.sort((a, b) => a.from.at - b.from.at),
      }))
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
    undated: entries.filter((entry) => !isTimed(entry)),
  };
}

/** All that is on that day: what lasts first. */
export function allOf({ entries, lasting }: FestivalDay): readonly TimedEntry[] {
  return lasting.length === 0 ? entries : [...lasting, ...entries];
}

/** The festival day it is at this moment, or undefined when nothing is on the programme that day. */
export function dayAt(days: readonly FestivalDay[], now: number): FestivalDay | undefined {
  const today = dayKeyAt(days, now);
  return days.find(({ key }) => key === today);
}

/** What the key of the day at this moment is or would be, on the programme or not. */
export function dayKeyAt(days: readonly FestivalDay[], now: number): string {
  const { date, hour } = momentAt(now);
  const [today, dayBefore] = [isoDate(date), addDays(date, -1)];
  const last = days.find(({ key }) => key === isoDate(dayBefore));
  if (hour >= NIGHT_ENDS_AT_HOUR || last === undefined) return today;
  // In the last hour of a night only who stays at its last sets is still at it.
  const isOn = ({ from, endsAt }: TimedEntry) => isSameDay(from.date, date) && from.at <= now && now < endsAt;
  if (hour >= DAY_BEGINS_AT_HOUR) return last.entries.some(isOn) ? last.key : today;
  const evenings = new Evenings();
  for (const entry of last.entries) evenings.add(dayBefore, entry);
  // Where today has no programme, whoever is still about is at that of the night.
  const isLast = !days.some(({ key }) => key === today);
  return isLast || evenings.isOn(dayBefore, now) ? last.key : today;
}

/** Entries by game, games in the order of the answer. */
export function groupByGame<S extends ScheduleEntry>(entries: readonly S[]): GameRow<S>[] {
  const rowOf = ({ key }: ScheduleEntry) => Number(key.split('-')[0]);
  const byGame = groupBy(entries, ({ game }) => game);
  const firstRow = (row: readonly S[]) => Math.min(...row.map(rowOf));
  return [...byGame]
    .map(([game, ofGame]) => ({ game, entries: ofGame }))
    .sort((a, b) => firstRow(a.entries) - firstRow(b.entries));
}

/** Entries that begin within the same hour, by time: for reading down a day. */
export function groupByHour(
  entries: readonly TimedEntry[],
): { key: string; hour: number; entries: TimedEntry[] }[] {
  const hourOf = ({ from }: TimedEntry) => `${isoDate(from.date)} ${from.hour}`;
  return [...groupBy(entries, hourOf)].map(([key, ofHour]) => ({
    key,
    hour: ofHour[0]?.from.hour ?? 0,
    entries: ofHour,
  }));
}

/** From the first beginning to the last end, or null without any day. */
export function programmeSpan(days: readonly FestivalDay[]): { from: number; to: number } | null {
  const entries = days.flatMap(allOf);
  if (entries.length === 0) return null;
  return {
    from: Math.min(...entries.map(({ from }) => from.at)),
    to: Math.max(...entries.map(({ endsAt }) => endsAt)),
  };
}

function dateOfKey(key: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number);
  return { year, month, day };
}
