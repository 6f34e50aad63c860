import type { GameSchedule } from '#core/contract/schedule.ts';
import { addDays, type CalendarDate, isoDate } from '../../data/calendar-date.ts';
import { momentAt } from '../../data/event-moment.ts';
import { groupBy } from './group-by.ts';
import { endsAt, isTimed, readSittings, type Sitting, type TimedSitting } from './sitting.ts';

/** Nights belong to the evening before: what begins before this hour is still yesterday's programme. */
export const DAY_BEGINS_AT_HOUR = 5;

/** One day of the festival, from morning to the end of its night. */
export interface FestivalDay {
  /** `2026-11-21`, also in the address. */
  readonly key: string;
  readonly date: CalendarDate;
  /** By beginning, then in the order of the answer. */
  readonly sittings: readonly TimedSitting[];
}

export interface Programme {
  readonly days: readonly FestivalDay[];
  /** Entries whose beginning is unknown: they belong to no day, and are not lost. */
  readonly undated: readonly Sitting[];
}

/** A game with its sittings; a name that comes twice in the answer is one game. */
export interface GameRow<S extends Sitting = TimedSitting> {
  readonly game: string;
  readonly sittings: readonly S[];
}

/** Reads the answer and sorts it into festival days. */
export function readProgramme(schedules: readonly GameSchedule[]): Programme {
  const sittings = readSittings(schedules);
  const timed = sittings.filter(isTimed).sort((a, b) => a.from.at - b.from.at);
  const isDaytime = ({ from }: TimedSitting) => from.hour >= DAY_BEGINS_AT_HOUR;
  const openDays = new Set(timed.filter(isDaytime).map(({ from }) => isoDate(from.date)));
  const byDay = groupBy(timed, ({ from }) => isoDate(festivalDate(from, openDays)));
  const days = [...byDay].map(([key, ofDay]) => ({ key, date: dateOfKey(key), sittings: ofDay }));
  return {
    days: days.sort((a, b) => (a.key < b.key ? -1 : 1)),
    undated: sittings.filter((sitting) => !isTimed(sitting)),
  };
}

/** The festival day it is at this moment, or undefined when nothing is on the programme that day. */
export function dayAt(days: readonly FestivalDay[], now: number): FestivalDay | undefined {
  const today = dayKeyAt(days, now);
  return days.find(({ key }) => key === today);
}

/** What the key of the day at this moment is or would be, on the programme or not. */
export function dayKeyAt(days: readonly FestivalDay[], now: number): string {
  const keys = new Set(days.map(({ key }) => key));
  return isoDate(festivalDate(momentAt(now), keys));
}

/** Sittings by game, games in the order of the answer. */
export function groupByGame<S extends Sitting>(sittings: readonly S[]): GameRow<S>[] {
  const rowOf = ({ key }: Sitting) => Number(key.split('-')[0]);
  const byGame = groupBy(sittings, ({ game }) => game);
  const firstRow = (row: readonly S[]) => Math.min(...row.map(rowOf));
  return [...byGame]
    .map(([game, ofGame]) => ({ game, sittings: ofGame }))
    .sort((a, b) => firstRow(a.sittings) - firstRow(b.sittings));
}

/** Sittings that begin within the same hour, by time: for reading down a day. */
export function groupByHour(
  sittings: readonly TimedSitting[],
): { key: string; hour: number; sittings: TimedSitting[] }[] {
  const hourOf = ({ from }: TimedSitting) => `${isoDate(from.date)} ${from.hour}`;
  return [...groupBy(sittings, hourOf)].map(([key, ofHour]) => ({
    key,
    hour: ofHour[0]?.from.hour ?? 0,
    sittings: ofHour,
  }));
}

/** From the first beginning to the last end, or null without any day. */
export function programmeSpan(days: readonly FestivalDay[]): { from: number; to: number } | null {
  const sittings = days.flatMap((day) => day.sittings);
  if (sittings.length === 0) return null;
  return {
    from: Math.min(...sittings.map(({ from }) => from.at)),
    to: Math.max(...sittings.map(endsAt)),
  };
}

function festivalDate(
  { date, hour }: { date: CalendarDate; hour: number },
  openDays: ReadonlySet<string>,
): CalendarDate {
  const dayBefore = addDays(date, -1);
  return hour < DAY_BEGINS_AT_HOUR && openDays.has(isoDate(dayBefore)) ? dayBefore : date;
}

function dateOfKey(key: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number);
  return { year, month, day };
}
