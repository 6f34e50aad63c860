import { isCalendarKey } from './calendar-keys.ts';
import type { Reminder } from './reminder.ts';

/*
 * Addresses of calendars that keep themselves up to date, and of feeds of what has changed. Server and page share this
 * file: what the page offers, the server answers.
 */

/** Everything about calendars is below this path. */
export const CALENDARS = '/calendar/';
/** Entries of one plan. Each costs nine characters of an address that other programs have to take. */
export const MOST_PLAN_ENTRIES = 300;
/** Events of one plan: the server reads a schedule for each. */
export const MOST_PLAN_EVENTS = 20;
const LONGEST_QUERY_CHARS = 6_000;

/** Entries of one event in a plan, by their keys in calendars (`calendar-keys.ts`). */
export interface PlanPart {
  readonly eventPath: string;
  readonly keys: readonly string[];
}

/** Returns the path of the calendar of an event's whole schedule. */
export function eventCalendarPath(eventPath: string, reminder: Reminder | null): string {
  const query = reminder === null ? '' : `?alarm=${reminder}`;
  return `${CALENDARS}event/${encodeURIComponent(eventPath)}.ics${query}`;
}

/** Returns the paths of the feeds of what changes on an event's schedule, in their two forms. */
export function changeFeedPaths(eventPath: string): { readonly atom: string; readonly json: string } {
  const path = `${CALENDARS}event/${encodeURIComponent(eventPath)}`;
  return { atom: `${path}.atom`, json: `${path}.json` };
}

/** Returns the path of the calendar of a plan; null for one that is empty or larger than the server takes. */
export function planCalendarPath(parts: readonly PlanPart[], reminder: Reminder | null): string | null {
  const query = new URLSearchParams();
  for (const { eventPath, keys } of parts) query.append('ids', `${eventPath}/${keys.join('.')}`);
  const written = query.toString();
  const ids = query.getAll('ids');
  if (readPlan(ids) === null || written.length > LONGEST_QUERY_CHARS) return null;
  return `${CALENDARS}plan.ics?${written}${reminder === null ? '' : `&alarm=${reminder}`}`;
}

/**
 * Reads the values `ids` of a plan's address; null if one cannot be read, or if they are none or too many. Each event
 * and each entry is named once: of two entries with one UID, a calendar would show either.
 */
export function readPlan(ids: readonly string[]): PlanPart[] | null {
  if (ids.length === 0 || ids.length > MOST_PLAN_EVENTS || ids.join('').length > LONGEST_QUERY_CHARS)
    return null;
  const parts = new Map<string, Set<string>>();
  for (const text of ids) {
    // An event's path may contain a slash, a key does not.
    const [, eventPath = '', joined = ''] = /^(.+)\/([^/]+)$/s.exec(text) ?? [];
    const keys = joined.split('.');
    if (!keys.every(isCalendarKey)) return null;
    parts.set(eventPath, new Set([...(parts.get(eventPath) ?? []), ...keys]));
  }
  const count = [...parts.values()].reduce((sum, keys) => sum + keys.size, 0);
  if (count > MOST_PLAN_ENTRIES) return null;
  return [...parts].map(([eventPath, keys]) => ({ eventPath, keys: [...keys] }));
}
