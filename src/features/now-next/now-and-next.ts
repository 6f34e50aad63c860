import type { GameSchedule } from '#core/contract/schedule.ts';
import { type EventMoment, OPEN_END_MS, readEventMoment } from '../../data/event-moment.ts';

/** An entry of the schedule that has its place in time. */
export interface Happening {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly place: string;
  readonly from: EventMoment;
  /** Null while it is to be announced. */
  readonly to: EventMoment | null;
  /** Milliseconds since 1970; an end that is not known is taken for an hour after the beginning. */
  readonly endsAt: number;
}

export interface NowAndNext {
  readonly now: readonly Happening[];
  /** All that begin at the next time at which something begins. */
  readonly next: readonly Happening[];
}

/** The schedule as one line in time. */
export function readHappenings(schedules: readonly GameSchedule[]): Happening[] {
  return schedules
    .flatMap(({ game, entries }, row) =>
      entries.flatMap(({ title, address, ...entry }, index) => {
        const from = readEventMoment(entry.from);
        if (from === null) return [];
        const given = readEventMoment(entry.to);
        const to = given !== null && given.at > from.at ? given : null;
        const endsAt = to?.at ?? from.at + OPEN_END_MS;
        return [{ key: `${row}-${index}`, game, title, place: address, from, to, endsAt }];
      }),
    )
    .sort((a, b) => a.from.at - b.from.at);
}

/** Whether the festival runs at a moment: between its first beginning and its last end, pauses included. */
export function isRunning(happenings: readonly Happening[], at: number): boolean {
  return happenings.some(({ from }) => from.at <= at) && happenings.some(({ endsAt }) => at < endsAt);
}

/** What is on at a moment and what comes next; null before the festival and after it. */
export function nowAndNext(happenings: readonly Happening[], at: number): NowAndNext | null {
  if (!isRunning(happenings, at)) return null;
  const ahead = happenings.filter(({ from }) => from.at > at);
  const nextAt = ahead[0]?.from.at;
  return {
    now: happenings.filter(({ from, endsAt }) => from.at <= at && at < endsAt),
    next: ahead.filter(({ from }) => from.at === nextAt),
  };
}
