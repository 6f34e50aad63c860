import { changeInWords } from '#core/calendar/change-in-words.ts';
import type { FeedEntry } from '#core/open-data/feed.ts';
import { entryPath } from '#core/site-paths.ts';
import type { ApiState } from '../api/api-state.ts';
import type { NotedChange } from './merge-changes.ts';
import { publishEvent } from './publish-event.ts';

/** What has changed on the schedule of an event. */
export interface EventChanges {
  readonly name: string;
  /** When the schedule was last seen to be another one, or for the first time (RFC 3339); undefined without a schedule. */
  readonly since: string | undefined;
  /** The last one first. */
  readonly entries: readonly FeedEntry[];
}

/**
 * Returns the changes of an event's schedule as entries of a feed; null if there is no such event.
 *
 * @throws SampleFailure if the schedule cannot be had now
 */
export async function eventChanges(path: string, state: ApiState): Promise<EventChanges | null> {
  const event = await publishEvent(path, state);
  if (event === null) return null;
  const changes = await state.calendars.changes(path, state.now().getTime());
  const noted = event.published.map(({ changedAt }) => changedAt);
  const since = noted.length === 0 ? undefined : new Date(Math.max(...noted)).toISOString();
  return {
    name: event.name,
    since,
    entries: changes.map((change) => feedEntry(path, change, state.timeZone)),
  };
}

const feedEntry = (path: string, change: NotedChange, zone: string): FeedEntry => ({
  id: `urn:uuid:${change.id}`,
  // The page says so of a session that is no longer there, and finds one that has moved once more.
  address: entryPath(path, (change.is ?? change.was)?.id ?? ''),
  ...changeInWords(change, zone),
  picture: null,
  published: new Date(change.beganAt).toISOString(),
  changed: new Date(change.changedAt).toISOString(),
});
