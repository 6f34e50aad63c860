import type { NoticesChoice } from '#core/notices/device-notices.ts';
import { type FollowedEvent, NOTICE_KINDS, type NoticeKind } from '#core/notices/notices.ts';
import type { SavedRow } from '../saved/saved-ref.ts';

/**
 * Returns what the server is to follow: what was chosen for everything saved, for each event of which something is
 * saved, and the news that are wanted. The same choice and list give the same value.
 */
export function followedEvents(
  { saved, news }: NoticesChoice,
  rows: readonly Pick<SavedRow, 'ref'>[],
): readonly FollowedEvent[] {
  const entries = new Map<string, string[]>();
  for (const { ref } of rows)
    if (ref.kind === 'entry') entries.set(ref.eventPath, [...(entries.get(ref.eventPath) ?? []), ref.id]);
  const events = new Set([...entries.keys(), ...news]);
  return [...events].sort().flatMap((event) => {
    const ids = saved.length === 0 ? [] : (entries.get(event) ?? []).sort();
    const isWanted = (kind: NoticeKind) =>
      kind === 'news' ? news.includes(event) : ids.length > 0 && saved.includes(kind);
    const kinds = NOTICE_KINDS.filter(isWanted);
    return kinds.length === 0 ? [] : [{ event, kinds, entries: ids }];
  });
}
