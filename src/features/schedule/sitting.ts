import type { GameSchedule, ScheduleEntry } from '#core/contract/schedule.ts';
import { type EventMoment, OPEN_END_MS, readEventMoment } from '../../data/event-moment.ts';
import { mapAddress } from './map-address.ts';
import { nameSittings, type SittingName } from './sitting-ids.ts';

/** One entry of the schedule with its times read. */
export interface Sitting {
  /** Its place in the answer, game by game. */
  readonly key: string;
  /** Names it among the sittings of its event, in any order and on any device. */
  readonly id: string;
  /** The ids of all that bear its title, its own among them. */
  readonly namesakes: readonly string[];
  readonly game: string;
  readonly title: string;
  readonly address: string;
  /** Where a map shows the address. */
  readonly map: string | null;
  /** Null where it cannot be read; `fromText` then holds what was given. */
  readonly from: EventMoment | null;
  /** Null where it is not known yet or cannot be read. */
  readonly to: EventMoment | null;
  readonly fromText: string;
  readonly toText: string;
  /** A final is dressed differently; its title says so in words. */
  readonly isFinal: boolean;
}

/** A sitting whose beginning is known, so that it has a place in time. */
export interface TimedSitting extends Sitting {
  readonly from: EventMoment;
}

const FINAL = /\bfinals?\b/i;
const BEFORE_THE_FINAL = /\b(?:semi|quarter|pre)[-\s]?finals?\b/i;

/** All sittings of an answer, in its order. */
export function readSittings(schedules: readonly GameSchedule[]): Sitting[] {
  const names = nameSittings(schedules);
  return schedules.flatMap(({ game, entries }, row) =>
    entries.map((entry, index) => ({
      ...readSitting(game, entry, `${row}-${index}`),
      ...(names.get(entry) ?? UNNAMED),
    })),
  );
}

const UNNAMED: SittingName = { id: '', namesakes: [] };

function readSitting(game: string, entry: ScheduleEntry, key: string): Omit<Sitting, keyof SittingName> {
  return {
    key,
    game,
    title: entry.title,
    address: entry.address,
    map: mapAddress(entry.latLong),
    from: readEventMoment(entry.from),
    to: readEventMoment(entry.to),
    fromText: entry.from,
    toText: entry.to,
    isFinal: FINAL.test(entry.title) && !BEFORE_THE_FINAL.test(entry.title),
  };
}

export function isTimed(sitting: Sitting): sitting is TimedSitting {
  return sitting.from !== null;
}

/** When it is over, in milliseconds since 1970. */
export function endsAt({ from, to }: TimedSitting): number {
  return to !== null && to.at > from.at ? to.at : from.at + OPEN_END_MS;
}

export type Phase = 'ahead' | 'now' | 'over';

/** Where a sitting stands at a moment; its end no longer belongs to it. */
export function phaseOf(sitting: TimedSitting, now: number): Phase {
  if (now < sitting.from.at) return 'ahead';
  return now < endsAt(sitting) ? 'now' : 'over';
}
