import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { isoDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { type EventSpan, isDayAlone, isLasting, readSpan } from '#core/time/event-span.ts';

/** A schedule entry with a known time. */
export interface TimelineEntry extends EventSpan {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly place: string;
}

export interface NowAndNext {
  /** Entries that last all day come after those one would miss. */
  readonly now: readonly TimelineEntry[];
  /** All entries that start at the next start time. */
  readonly next: readonly TimelineEntry[];
}

/** Returns the schedule as a single list sorted by time. */
export function readTimeline(schedules: readonly GameSchedule[]): TimelineEntry[] {
  return schedules
    .flatMap(({ game, entries }, row) =>
      entries.flatMap(({ title, address, ...entry }, index) => {
        const span = readSpan(entry.from, entry.to);
        return span === null ? [] : [{ ...span, key: `${row}-${index}`, game, title, place: address }];
      }),
    )
    .sort((a, b) => a.from.at - b.from.at);
}

/** Whether the festival runs at a moment: from the morning of its first day to its last end, breaks included. */
export function isRunning([first, ...others]: readonly TimelineEntry[], at: number): boolean {
  if (first === undefined || isoDate(momentAt(at).date) < isoDate(first.from.date)) return false;
  return [first, ...others].some(({ endsAt }) => at < endsAt);
}

/** Returns what is on at a moment and what comes next. Null before and after the festival. */
export function nowAndNext(timeline: readonly TimelineEntry[], at: number): NowAndNext | null {
  if (!isRunning(timeline, at)) return null;
  const ahead = timeline.filter(({ from }) => from.hasTime && from.at > at);
  const nextAt = ahead[0]?.from.at;
  const on = timeline.filter((entry) => entry.from.at <= at && at < entry.endsAt && !isDayAlone(entry));
  return {
    now: on.sort((a, b) => Number(isLasting(a)) - Number(isLasting(b))),
    next: ahead.filter(({ from }) => from.at === nextAt),
  };
}
