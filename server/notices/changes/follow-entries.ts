import { groupBy } from '#core/schedule/group-by.ts';
import type { Database } from '../../database/tables.ts';
import { valueList } from '../../database/value-list.ts';
import { changeNotices, dropNotices, type NewNotice, putNotices } from '../outbox/outbox.ts';
import type { Outstanding } from '../outbox/outstanding.ts';
import { topicOf } from '../topic.ts';
import type { Follow, Pace } from './follow.ts';
import { type FollowedEntry, followEntry, isWorthTelling } from './follow-entry.ts';
import type { Step } from './steps.ts';

/** Updates the ids of saved entries, and queues the notices about them. */
export async function followEntries(
  db: Database,
  event: string,
  follows: readonly Follow[],
  steps: readonly Step[],
  { now, collapseMs }: Pace,
): Promise<void> {
  const byId = new Map(follows.map((follow) => [follow.id, follow]));
  const ids = [...new Set(steps.flatMap(({ onward, back }) => [...onward.keys(), ...back.keys()]))];
  const saved = await savedEntries(db, [...byId.keys()], new Set(ids));
  const onTheirWay = await outstandingOf(db, [...byId.keys()]);
  const [added, changed, dropped]: [NewNotice[], Changed[], number[]] = [[], [], []];
  const moved: { id: number; to: FollowedEntry }[] = [];
  const unannounced: number[] = [];
  for (const { id, follow_id, entry, is_gone } of saved) {
    const follow = byId.get(follow_id);
    if (follow === undefined) continue;
    const topic = topicOf('changes', id);
    const before = onTheirWay.get(topic);
    const own = steps.filter(({ revision }) => revision > follow.revision);
    const to = followEntry({ entry, isGone: is_gone === 1 }, own, event, before?.notice ?? null);
    if (to.entry !== entry || to.isGone !== (is_gone === 1)) moved.push({ id, to });
    // The announced start no longer applies.
    const soon = to.isTouched ? onTheirWay.get(topicOf('soon', id)) : undefined;
    if (soon !== undefined) {
      dropped.push(soon.id);
      unannounced.push(id);
    }
    if (!to.isTouched) continue;
    if (follow.changes === 0 || to.notice === null) continue;
    const isTold = isWorthTelling(to.notice);
    if (before !== undefined) {
      // A notice being sent must finish before we know that nothing is left to tell.
      if (isTold || before.isTaken) changed.push({ id: before.id, notice: to.notice, endsAt: to.endsAt });
      else dropped.push(before.id);
    } else if (isTold)
      added.push({ followId: follow_id, entryId: id, topic, notice: to.notice, endsAt: to.endsAt });
  }
  await moveEntries(db, moved, unannounced);
  await dropNotices(db, dropped);
  for (const alike of groupBy(
    changed,
    ({ notice, endsAt }) => `${endsAt} ${JSON.stringify(notice)}`,
  ).values()) {
    const [first] = alike;
    if (first)
      await changeNotices(
        db,
        alike.map(({ id }) => id),
        first.notice,
        first.endsAt,
      );
  }
  await putNotices(db, added, now + collapseMs);
}

interface Changed {
  readonly id: number;
  readonly notice: Outstanding;
  readonly endsAt: number;
}

/** The saved entries that something has become of. */
async function savedEntries(db: Database, follows: readonly number[], ids: ReadonlySet<string>) {
  const rows = await db
    .selectFrom('notice_entry')
    .select(['id', 'follow_id', 'entry', 'is_gone'])
    .where('follow_id', 'in', valueList(follows))
    .execute();
  return rows.filter(({ entry }) => ids.has(entry));
}

/** What is on its way to those who follow, by topic. */
async function outstandingOf(db: Database, follows: readonly number[]) {
  const rows = await db
    .selectFrom('notice_outbox')
    .select(['id', 'topic', 'notice', 'is_taken'])
    .where('follow_id', 'in', valueList(follows))
    .where('entry_id', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, topic, notice, is_taken }) => [
      topic,
      { id, notice: JSON.parse(notice) as Outstanding, isTaken: is_taken === 1 },
    ]),
  );
}

async function moveEntries(
  db: Database,
  moved: readonly { id: number; to: FollowedEntry }[],
  unannounced: readonly number[],
): Promise<void> {
  for (const alike of groupBy(moved, ({ to }) => `${to.entry} ${to.isGone}`).values()) {
    const { to } = alike[0] ?? {};
    if (to === undefined) continue;
    await db
      .updateTable('notice_entry')
      .set({ entry: to.entry, is_gone: to.isGone ? 1 : 0 })
      .where('id', 'in', valueList(alike.map(({ id }) => id)))
      .execute();
  }
  if (unannounced.length > 0)
    await db
      .updateTable('notice_entry')
      .set({ soon_at: 0 })
      .where('id', 'in', valueList(unannounced))
      .execute();
}
