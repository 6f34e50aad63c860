import { calendarKeys } from '#core/calendar/calendar-keys.ts';
import { type Session, sessionsOf } from '#core/calendar/session.ts';
import type { ApiState } from '../api/api-state.ts';
import type { PublishedSession } from './calendar-memory.ts';
import { readEvent } from './read-event.ts';

/** An event with all its sessions, those removed lately included. */
export interface PublishedEvent {
  readonly name: string;
  readonly published: readonly PublishedSession[];
}

/**
 * Reads an event and notes its present schedule, before anything is told about it; null if there is no such event.
 *
 * @throws SampleFailure if the schedule cannot be had now
 */
export async function publishEvent(path: string, state: ApiState): Promise<PublishedEvent | null> {
  const event = await readEvent(path, state);
  if (event === null) return null;
  const sessions = sessionsOf(event.schedules, state.timeZone);
  const keys = calendarKeys(sessions.map(({ id }) => id));
  const byKey = new Map<string, Session>();
  for (const session of sessions) {
    const key = keys.get(session.id);
    if (key !== undefined) byKey.set(key, session);
  }
  const published = await state.calendars.publish(path, byKey, state.now().getTime());
  return { name: event.name, published };
}
