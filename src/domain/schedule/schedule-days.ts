import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import {
  DAY_BEGINS_AT_HOUR,
  datesBetween,
  Evenings,
  festivalDate,
  isAllDay,
  lastFestivalDate,
  NIGHT_ENDS_AT_HOUR,
} from '#core/schedule/festival-date.ts';
import { groupBy } from '#core/schedule/group-by.ts';
import { addDays, type CalendarDate, isoDate, isSameDay } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { isTimed, readScheduleEntries, type ScheduleEntry, type TimedEntry } from './schedule-entry.ts';

/** One day of the festival, from morning to the end of its night. */
export interface FestivalDay {
  /** `2026-11-21`, also in the address. */
  readonly key: string;
  readonly date: CalendarDate;
  /** Entries that start and end within its hours, by start, then in the order of the answer. */
  readonly entries: readonly TimedEntry[];
  /** Entries that last all day: whole days, and entries of several days, which appear on each. */
  readonly lasting: readonly TimedEntry[];
}

export interface Programme {
  readonly days: readonly FestivalDay[];
  /** Entries whose start is unknown: they belong to no day, but are not lost. */
  readonly undated: readonly ScheduleEntry[];
}

/** A game with its entries; two games of the same name in the answer count as one. */
export interface GameRow<S extends ScheduleEntry = TimedEntry> {
  readonly game: string;
  readonly entries: readonly S[];
}

const programmes = new WeakMap<readonly GameSchedule[], Programme>();

/** Reads an answer and sorts it into festival days, once: of thousands of entries that takes a noticeable time. */
export function readProgramme(schedules: readonly GameSchedule[]): Programme {
  const known = programmes.get(schedules) ?? sortIntoDays(readScheduleEntries(schedules));
  programmes.set(schedules, known);
  return known;
}

/** Sorts the entries of one schedule into festival days. */
export function sortIntoDays(entries: readonly ScheduleEntry[]): Programme {
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
  // An entry of several months creates no days between its first and last; it is added to those that exist.
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

/** Returns everything on that day, long-running entries first. */
export function allOf({ entries, lasting }: FestivalDay): readonly TimedEntry[] {
  return lasting.length === 0 ? entries : [...lasting, ...entries];
}

/** Returns the festival day at this moment; undefined if the schedule has nothing on that day. */
export function dayAt(days: readonly FestivalDay[], now: number): FestivalDay | undefined {
  const today = dayKeyAt(days, now);
  return days.find(({ key }) => key === today);
}

/** Returns the key of the festival day at this moment, whether or not it is in the schedule. */
export function dayKeyAt(days: readonly FestivalDay[], now: number): string {
  const { date, hour } = momentAt(now);
  const [today, dayBefore] = [isoDate(date), addDays(date, -1)];
  const last = days.find(({ key }) => key === isoDate(dayBefore));
  if (hour >= NIGHT_ENDS_AT_HOUR || last === undefined) return today;
  // In the last hour of the night, it is still that night only while one of its last entries is on.
  const isOn = ({ from, endsAt }: TimedEntry) => isSameDay(from.date, date) && from.at <= now && now < endsAt;
  if (hour >= DAY_BEGINS_AT_HOUR) return last.entries.some(isOn) ? last.key : today;
  const evenings = new Evenings();
  for (const entry of last.entries) evenings.add(dayBefore, entry);
  // If today has no schedule, anyone still around belongs to last night.
  const isLast = !days.some(({ key }) => key === today);
  return isLast || evenings.isOn(dayBefore, now) ? last.key : today;
}

/** Groups entries by game, games in the order of the answer. */
export function groupByGame<S extends ScheduleEntry>(entries: readonly S[]): GameRow<S>[] {
  const rowOf = ({ key }: ScheduleEntry) => Number(key.split('-')[0]);
  const byGame = groupBy(entries, ({ game }) => game);
  const firstRow = (row: readonly S[]) => Math.min(...row.map(rowOf));
  return [...byGame]
    .map(([game, ofGame]) => ({ game, entries: ofGame }))
    .sort((a, b) => firstRow(a.entries) - firstRow(b.entries));
}

/** Groups entries that start within the same hour, by time: for reading down a day. */
export function groupByHour(
  entries: readonly TimedEntry[],
): { key: string; date: CalendarDate; hour: number; entries: TimedEntry[] }[] {
  const hourOf = ({ from }: TimedEntry) => `${isoDate(from.date)} ${from.hour}`;
  return [...groupBy(entries, hourOf)].flatMap(([key, ofHour]) =>
    ofHour.slice(0, 1).map(({ from: { date, hour } }) => ({ key, date, hour, entries: ofHour })),
  );
}

function dateOfKey(key: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number);
  return { year, month, day };
}
