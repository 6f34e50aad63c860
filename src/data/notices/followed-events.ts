import type { NoticesChoice } from '#core/notices/device-notices.ts';
import {
  type FollowedEvent,
  LONGEST_FOLLOWED_ID,
  LONGEST_FOLLOWED_PATH,
  MOST_FOLLOWED_ENTRIES,
  MOST_FOLLOWED_EVENTS,
  NOTICE_KINDS,
  type NoticeKind,
} from '#core/notices/notices.ts';
import type { SavedRow } from '../saved/saved-ref.ts';

/**
 * Returns what the server is to follow: what was chosen for everything saved, for each event of which something is
 * saved, and the news that are wanted. The same choice and list give the same value. Of a list that is longer than the
 * server takes, only the first are followed, and what is odd in it is left out: otherwise it would take none.
 */
export function followedEvents(
  { saved, news }: NoticesChoice,
  rows: readonly Pick<SavedRow, 'ref'>[],
): readonly FollowedEvent[] {
  const entries = new Map<string, string[]>();
  const ofEntries = rows
    .flatMap(({ ref }) => (ref.kind === 'entry' ? [ref] : []))
    .filter(({ eventPath, id }) => isTaken(eventPath) && id.length <= LONGEST_FOLLOWED_ID)
    .slice(0, MOST_FOLLOWED_ENTRIES);
  for (const { eventPath, id } of ofEntries) entries.set(eventPath, [...(entries.get(eventPath) ?? []), id]);
  const events = new Set([...entries.keys(), ...news.filter(isTaken)]);
  const followed = [...events].sort().flatMap((event) => {
    const ids = saved.length === 0 ? [] : (entries.get(event) ?? []).sort();
    const isWanted = (kind: NoticeKind) =>
      kind === 'news' ? news.includes(event) : ids.length > 0 && saved.includes(kind);
    const kinds = NOTICE_KINDS.filter(isWanted);
    return kinds.length === 0 ? [] : [{ event, kinds, entries: ids }];
  });
  return followed.slice(0, MOST_FOLLOWED_EVENTS);
}

const isTaken = (event: string) => event.length > 0 && event.length <= LONGEST_FOLLOWED_PATH;
