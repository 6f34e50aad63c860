import type { Revisions } from '../../content/revisions/revisions.ts';
import { inParts } from '../../database/in-parts.ts';
import type { Database } from '../../database/tables.ts';
import { filledName, notedRevision, removeState, writeState } from '../notice-state.ts';
import { changesBetween, type EventChanges } from './changes-between.ts';
import { followedEvents } from './followed-events.ts';

interface Setting {
  readonly revisions: Revisions;
  /** IANA zone of times without one. */
  readonly zone: string;
  readonly now: () => Date;
}

/**
 * Notes what has changed since the last look, once for all servers on this database. Revisions are compared outside the
 * transaction, since they never change.
 */
export async function noteChanges(db: Database, { revisions, zone, now }: Setting): Promise<void> {
  const noted = await notedRevision(db);
  const latest = (await revisions.latest()) ?? 0;
  if (noted === latest) return;
  const at = now().getTime();
  const followed = await followedEvents(db);
  // The sample has nothing in common with what was published first.
  const found = noted
    ? await changesBetween(db, followed, { from: noted, to: latest }, { revisions, zone, now: at })
    : [];
  const isDone = await db.transaction().execute(async (db) => {
    // Another server was faster.
    if ((await notedRevision(db)) !== noted) return true;
    const compared = new Set(followed);
    // An event may have just got its first follower: its changes would be missing.
    if ((await followedEvents(db)).some((event) => !compared.has(event))) return false;
    for (const changes of found) await note(db, changes, latest, at);
    await writeState(db, 'revision', String(latest));
    return true;
  });
  if (!isDone) await noteChanges(db, { revisions, zone, now });
}

async function note(
  db: Database,
  { event, changes, filledIn }: EventChanges,
  revision: number,
  at: number,
): Promise<void> {
  const rows = changes.map((change) => ({ ...change, event, revision, noted_at: at }));
  for (const part of inParts(rows)) await db.insertInto('notice_change').values(part).execute();
  if (filledIn === null) await removeState(db, filledName(event));
  else if (filledIn !== undefined) await writeState(db, filledName(event), String(filledIn));
}
