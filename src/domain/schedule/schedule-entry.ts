import type { GameSchedule, ScheduleRow } from '#core/contract/entities/schedule.ts';
import { type EntryName, nameEntries } from '#core/schedule/entry-ids.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { type EventSpan, isDayAlone, readSpan } from '#core/time/event-span.ts';
import { mapAddress } from './map-address.ts';
import { roundOf } from './round-of.ts';

/** One schedule entry with its times parsed. */
export interface ScheduleEntry {
  /** Its position in the answer, game by game. */
  readonly key: string;
  /** Identifies it among the entries of its event, in any order and on any device. */
  readonly id: string;
  /** The ids of all entries of its title, including its own. */
  readonly namesakes: readonly string[];
  readonly game: string;
  readonly title: string;
  readonly address: string;
  /** Address of a map that shows the place. */
  readonly map: string | null;
  /** Null if it cannot be read; `fromText` then has the original text. */
  readonly from: EventMoment | null;
  /** Null if it is unknown, cannot be read or lies before the start. */
  readonly to: EventMoment | null;
  /** When it is over, in milliseconds since 1970; null without a start. */
  readonly endsAt: number | null;
  readonly fromText: string;
  readonly toText: string;
  /** A final looks different; its title says so in words. */
  readonly isFinal: boolean;
}

/** An entry whose start is known. */
export interface TimedEntry extends ScheduleEntry, EventSpan {
  readonly from: EventMoment;
  readonly endsAt: number;
}

const UNDATED = { from: null, to: null, endsAt: null };

/** Returns all entries of an answer, in its order. */
export function readScheduleEntries(schedules: readonly GameSchedule[]): ScheduleEntry[] {
  const names = nameEntries(schedules);
  return schedules.flatMap(({ game, entries }, row) =>
    entries.map((entry, index) => ({
      ...readScheduleEntry(game, entry, `${row}-${index}`),
      ...(names.get(entry) ?? UNNAMED),
    })),
  );
}

const UNNAMED: EntryName = { id: '', namesakes: [] };

function readScheduleEntry(
  game: string,
  entry: ScheduleRow,
  key: string,
): Omit<ScheduleEntry, keyof EntryName> {
  const { from, to, endsAt } = readSpan(entry.from, entry.to) ?? UNDATED;
  return {
    key,
    game,
    title: entry.title,
    address: entry.address,
    map: mapAddress(entry.latLong),
    from,
    to,
    endsAt,
    fromText: entry.from,
    toText: entry.to,
    isFinal: roundOf(entry.title) === 'finals',
  };
}

export function isTimed(entry: ScheduleEntry): entry is TimedEntry {
  return entry.from !== null;
}

export type Phase = 'ahead' | 'now' | 'over';

/** Returns the phase of an entry at a moment; its end is exclusive. An entry without known hours is never on. */
export function phaseOf(entry: TimedEntry, now: number): Phase {
  if (now >= entry.endsAt) return 'over';
  return now < entry.from.at || isDayAlone(entry) ? 'ahead' : 'now';
}
