import type { Session } from '#core/calendar/session.ts';
import { inParts } from '../database/in-parts.ts';
import type { Database, ScheduleChangeTable } from '../database/tables.ts';
import { type Edits, mergeChanges, type NotedChange, ONE_CHANGE_MS } from './merge-changes.ts';

/** Who has not asked for this long reads the schedule rather than its changes. */
export const TOLD_FOR_MS = 30 * 86_400_000;
/** A festival put off by a day changes thousands of sessions; no feed should weigh megabytes. */
export const MOST_TOLD = 200;

type Row = Omit<ScheduleChangeTable, 'position'>;

/** Remembers edits of an event's schedule, and forgets what is no longer told. */
export async function noteChanges(
  db: Database,
  eventPath: string,
  edits: Edits,
  zone: string,
  now: number,
): Promise<void> {
  const recent = await db
    .selectFrom('schedule_change')
    .selectAll()
    .where('event_path', '=', eventPath)
    .where('began_at', '>', now - ONE_CHANGE_MS)
    .orderBy('position')
    .execute();
  const { noted, takenBack } = mergeChanges(recent.map(changeOf), edits, zone, now);
  for (const ids of inParts(takenBack))
    await db.deleteFrom('schedule_change').where('id', 'in', ids).execute();
  for (const changes of inParts(noted)) {
    await db
      .insertInto('schedule_change')
      .values(changes.map((change) => rowOf(eventPath, change)))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          became: ref('excluded.became'),
          changed_at: ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
  await db
    .deleteFrom('schedule_change')
    .where('changed_at', '<=', now - TOLD_FOR_MS)
    .execute();
}

/** Returns the latest changes of an event's schedule, the last one first. */
export async function latestChanges(db: Database, eventPath: string, now: number): Promise<NotedChange[]> {
  const rows = await db
    .selectFrom('schedule_change')
    .selectAll()
    .where('event_path', '=', eventPath)
    .where('changed_at', '>', now - TOLD_FOR_MS)
    .orderBy('changed_at', 'desc')
    .orderBy('position')
    .limit(MOST_TOLD)
    .execute();
  return rows.map(changeOf);
}

const rowOf = (event_path: string, { id, was, is, beganAt, changedAt }: NotedChange): Row => ({
  ...{ id, event_path, was: written(was), became: written(is) },
  ...{ began_at: beganAt, changed_at: changedAt },
});

const changeOf = ({ id, was, became, began_at, changed_at }: Row): NotedChange => ({
  ...{ id, was: read(was), is: read(became) },
  ...{ beganAt: began_at, changedAt: changed_at },
});

const written = (session: Session | null) => session && JSON.stringify(session);
const read = (text: string | null) => (text === null ? null : (JSON.parse(text) as Session));
