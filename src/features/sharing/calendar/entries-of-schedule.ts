import { type CalendarEntry, type CalendarEvent, calendarEntry } from '#core/calendar/calendar-entry.ts';
import { calendarKeys } from '#core/calendar/calendar-keys.ts';
import { sessionsOf } from '#core/calendar/session.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';

/** A schedule entry and what it is in a calendar. */
export interface CalendarSession {
  readonly id: string;
  /** Its key among the entries of its event. */
  readonly key: string;
  /** Null if its start is unknown. */
  readonly entry: CalendarEntry | null;
}

/**
 * Returns all entries of a schedule as a calendar has them.
 *
 * @param at when the server gave the schedule, milliseconds since 1970
 */
export function entriesOfSchedule(
  schedules: readonly GameSchedule[],
  event: CalendarEvent,
  at: number,
): CalendarSession[] {
  const sessions = sessionsOf(schedules);
  const keys = calendarKeys(sessions.map(({ id }) => id));
  return sessions.flatMap((session) => {
    const key = keys.get(session.id);
    if (key === undefined) return [];
    return [{ id: session.id, key, entry: calendarEntry(session, key, event, { changedAt: at }) }];
  });
}
