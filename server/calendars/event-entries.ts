import { type CalendarEntry, calendarEntry } from '#core/calendar/calendar-entry.ts';
import { entryPath } from '#core/site-paths.ts';
import type { ApiState } from '../api/api-state.ts';
import { publishEvent } from './publish-event.ts';

/** Descriptions are in the language that every page is prerendered in: a subscription does not say which it wants. */
const WORDS = {
  endOpen: 'End time to be announced',
  until: (time: string) => `Until ${time}`,
};

/** Why an entry is cancelled that may come again. */
const TIME_OPEN = 'Time to be announced';

/** The entries of an event for a calendar. */
export interface EventEntries {
  readonly name: string;
  /** By key, cancelled ones included. */
  readonly entries: ReadonlyMap<string, CalendarEntry>;
}

/**
 * Returns the entries of an event, each as it has been since its last change; null if there is no such event.
 *
 * @param origin of the site, for the addresses of entries
 * @throws SampleFailure if the schedule cannot be had now
 */
export async function eventEntries(
  path: string,
  state: ApiState,
  origin: string,
): Promise<EventEntries | null> {
  const event = await publishEvent(path, state);
  if (event === null) return null;
  const { timeZone: zone, product } = state;
  const addressOf = (id: string) => origin + entryPath(path, id);
  const shared = { path, name: event.name, zone, site: product.slug, addressOf, words: WORDS };
  const entries = event.published.flatMap(({ key, session, isTimeOpen, ...revision }) => {
    const remark = isTimeOpen ? TIME_OPEN : undefined;
    const entry = calendarEntry(session, key, shared, { ...revision, remark });
    return entry === null ? [] : [[key, entry] as const];
  });
  return { name: event.name, entries: new Map(entries) };
}
