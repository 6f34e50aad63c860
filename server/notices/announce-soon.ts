import { setImmediate as others } from 'node:timers/promises';
import type { SoonNotice } from '#core/notices/notices.ts';
import type { Database } from '../database/tables.ts';
import { valueList } from '../database/value-list.ts';
import { followedEvents } from './changes/followed-events.ts';
import type { KnownSchedules } from './known-schedules.ts';
import { noticedEntry } from './noticed-entry.ts';
import { putNotices } from './outbox/outbox.ts';
import { shortText } from './short-text.ts';
import { isSoon } from './soon.ts';
import { topicOf } from './topic.ts';

/** Few enough that no one else waits for the database. */
const MOST_AT_ONCE = 500;
/** What is due is sent in its order. A start cannot wait behind a change that 100,000 devices are told. */
const BEFORE_ALL_MS = 86_400_000;

interface Setting {
  readonly schedules: KnownSchedules;
  /** IANA zone of times without one. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Announces saved entries that begin soon, each start once. What is announced is noted with the entry, so a restart
 * neither repeats nor forgets anything, and what has begun meanwhile is left alone. So are entries whose ids are of an
 * older revision than the last change of their event: they may be other entries now.
 */
export async function announceSoon(db: Database, { schedules, zone, now }: Setting): Promise<void> {
  for (const event of await followedEvents(db)) {
    // A schedule that cannot be read now is retried soon; the others do not wait.
    const known = await schedules.of(event).catch(() => null);
    if (known === null) continue;
    const { name, revision, sessions, starts } = known;
    for (const [id, start] of starts) {
      const session = sessions.get(id);
      if (session === undefined || !isSoon(start, now)) continue;
      const entry = noticedEntry(session, zone);
      const notice: SoonNotice = { kind: 'soon', event, eventName: shortText(name), revision, entry };
      // The database answers synchronously, so without this nothing else would run before the end.
      while (await announceSome(db, notice, start, now)) await others();
    }
  }
}

/** Announces an entry to some more of those who saved it. Returns whether there were any. */
function announceSome(db: Database, notice: SoonNotice, start: number, now: number): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const { latest } = await db
      .selectFrom('notice_change')
      .select(({ fn }) => fn.max('revision').as('latest'))
      .where('event', '=', notice.event)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('notice_entry')
      .innerJoin('notice_follow', 'notice_follow.id', 'notice_entry.follow_id')
      .select(['notice_entry.id', 'follow_id'])
      .where('entry', '=', notice.entry.id)
      .where('soon_at', '!=', start)
      .where('is_gone', '=', 0)
      .where('event', '=', notice.event)
      .where('soon', '=', 1)
      .where('notice_follow.revision', '>=', latest ?? 0)
      .limit(MOST_AT_ONCE)
      .execute();
    if (rows.length === 0) return false;
    const ids = rows.map(({ id }) => id);
    await db.updateTable('notice_entry').set({ soon_at: start }).where('id', 'in', valueList(ids)).execute();
    const notices = rows.map(({ id, follow_id: followId }) => ({
      ...{ followId, entryId: id, topic: topicOf('soon', id), notice, endsAt: start },
    }));
    await putNotices(db, notices, now - BEFORE_ALL_MS);
    return true;
  });
}
