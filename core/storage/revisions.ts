import { answerKey } from '#core/contract/answer-key.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { inDatabase, openDatabase, type Stored } from './database.ts';
import { readRevisionRow } from './row-shapes.ts';
import type { RevisionRow } from './rows.ts';
import { type StopWatching, watch } from './watch.ts';

/** How the key of a revision begins that a visitor has seen. */
export const SEEN = 'seen:';
const KINDS = { seen: SEEN, day: 'day:' } as const;

/** `seen`: as the visitor last saw it. `day`: as it was when the festival day began, on a kiosk. */
export type RevisionKind = keyof typeof KINDS;

/** Returns the key under which a revision of an event is stored. */
export const revisionKey = (kind: RevisionKind, eventPath: string): string => KINDS[kind] + eventPath;

/**
 * Watches a revision, across all tabs: null while there is none. The database must be open: while it opens, a watch may
 * report that it has nothing.
 */
export function watchRevision(key: string, listener: (row: RevisionRow | null) => void): StopWatching {
  return watch(async () => readRevisionRow(await openDatabase().revisions.get(key)), listener);
}

/** Returns the stored revision, or null. */
export function findRevision(key: string): Promise<Stored<RevisionRow | null>> {
  return inDatabase('r', ['revisions'], async ({ revisions }) => readRevisionRow(await revisions.get(key)));
}

/**
 * Stores a revision in place of the earlier one. Evicts nothing to make room.
 *
 * @param mayReplace whether it may, given what is stored at that moment, perhaps by another tab
 */
export function putRevision(
  row: RevisionRow,
  mayReplace: (held: RevisionRow | null) => boolean = () => true,
): Promise<Stored<void>> {
  return inDatabase('rw', ['revisions'], async ({ revisions }) => {
    if (mayReplace(readRevisionRow(await revisions.get(row.key)))) await revisions.put(row);
  });
}

/**
 * Deletes the revisions with which nothing will be compared any more: of events that are over, of events none of whose
 * answers is left on the device, and damaged ones.
 *
 * @param now milliseconds since 1970
 */
export async function deleteUselessRevisions(now: number): Promise<void> {
  await inDatabase('rw', ['revisions', 'answers'], async ({ revisions, answers }) => {
    const held = new Set(await answers.toCollection().primaryKeys());
    await revisions
      .filter((stored) => {
        const row = readRevisionRow(stored);
        if (row === null || (row.endsAt !== null && row.endsAt < now)) return true;
        const { eventPath } = row;
        const keys = [
          answerKey(schedule, { pagename: eventPath }),
          answerKey(eventDetail, { eventurl: eventPath }),
        ];
        return !keys.some((key) => held.has(key));
      })
      .delete();
  });
}
