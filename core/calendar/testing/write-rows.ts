import { type CalendarEntry, type CalendarEvent, calendarEntry } from '../calendar-entry.ts';
import { calendarKeys } from '../calendar-keys.ts';
import { sessionsOf } from '../session.ts';
import { type Calendar, writeCalendar } from '../write-calendar.ts';

/** When the entries were changed last. */
export const CHANGED_AT = Date.UTC(2026, 9, 1, 12, 0);

/** The event whose calendars are written. */
export const eventIn = (zone: string): CalendarEvent => ({
  path: 'spring-games',
  name: 'Spring Games',
  zone,
  site: 'pythian-games',
  addressOf: (id) => `https://games.example/event/spring-games?entry=${id}#schedule`,
  words: { endOpen: 'End time to be announced', until: (time) => `Until ${time}` },
});

/** A schedule as the provider writes it: game, title, start, end, place. */
export type Row = readonly [game: string, title: string, from: string, to: string, place?: string];

/** The entries of a schedule as a calendar has them. */
export function entriesOf(zone: string, rows: readonly Row[], isCancelled = false): CalendarEntry[] {
  const schedules = rows.map(([game, title, from, to, address = 'Odeon']) => ({
    game,
    entries: [{ title, from, to, address, latLong: '' }],
  }));
  const sessions = sessionsOf(schedules, zone);
  const keys = calendarKeys(sessions.map(({ id }) => id));
  return sessions.flatMap((session) => {
    const key = keys.get(session.id) ?? '';
    return calendarEntry(session, key, eventIn(zone), { changedAt: CHANGED_AT, isCancelled }) ?? [];
  });
}

/** Writes the calendar of a schedule. */
export const write = (zone: string, rows: readonly Row[], change: Partial<Calendar> = {}) =>
  writeCalendar({
    name: 'Spring Games',
    publisher: 'Pythian Games',
    zone,
    entries: entriesOf(zone, rows),
    reminderMinutes: null,
    isBusy: false,
    ...change,
  });
