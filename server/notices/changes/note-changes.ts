import { CurrentAnswers } from '../../answers/current-answers.ts';
import { Contents } from '../../content/contents.ts';
import type { Revisions } from '../../content/revisions/revisions.ts';
import { inParts } from '../../database/in-parts.ts';
import type { Database } from '../../database/tables.ts';
import { readSchedule } from '../known-schedules.ts';
import { notedRevision, writeState } from '../notice-state.ts';
import { articleChanges } from './article-changes.ts';
import { entryChanges, type NotedChange } from './entry-changes.ts';
import { followedEvents } from './followed-events.ts';

interface Setting {
  readonly revisions: Revisions;
  /** IANA zone of times without one. */
  readonly zone: string;
  readonly now: () => Date;
}

/**
 * Notes what has changed since the last look, once for all servers on this database, and returns the revision up to which
 * everything is noted. Revisions are compared outside the transaction, since they never change.
 */
export async function noteChanges(db: Database, { revisions, zone, now }: Setting): Promise<number> {
  const noted = await notedRevision(db);
  const latest = (await revisions.latest()) ?? 0;
  if (noted === latest) return latest;
  const at = now().getTime();
  // The sample has nothing in common with what was published first.
  const changes = noted ? await changesBetween(db, noted, latest, { revisions, zone, at }) : [];
  return db.transaction().execute(async (db) => {
    const since = await notedRevision(db);
    // Another server was faster.
    if (since !== noted) return since ?? 0;
    for (const [event, found] of changes) {
      const rows = found.map((change) => ({ ...change, event, revision: latest, noted_at: at }));
      for (const part of inParts(rows)) await db.insertInto('notice_change').values(part).execute();
    }
    await writeState(db, 'revision', String(latest));
    return latest;
  });
}

async function changesBetween(
  db: Database,
  from: number,
  to: number,
  { revisions, zone, at }: { revisions: Revisions; zone: string; at: number },
): Promise<Iterable<readonly [event: string, NotedChange[]]>> {
  const found = new Map<string, NotedChange[]>();
  const followed = new Set(await followedEvents(db));
  if (followed.size === 0) return found;
  const before = new Contents(await revisions.itemsOf(from), from);
  const after = new Contents(await revisions.itemsOf(to), to);
  for (const event of after.of('event').filter(({ path }) => followed.has(path))) {
    const was = await scheduleIn(event.path, before, zone);
    const is = await scheduleIn(event.path, after, zone);
    const entries = was === null || is === null ? [] : entryChanges(was, is, zone, at);
    const changes = [...entries, ...articleChanges(event, before, after, at)];
    if (changes.length > 0) found.set(event.path, changes);
  }
  return found;
}

function scheduleIn(event: string, contents: Contents, zone: string) {
  const answers = new CurrentAnswers({ contents: async () => contents }, () => {
    throw new Error('This is content.');
  });
  return readSchedule(event, answers, zone, contents.revision);
}
