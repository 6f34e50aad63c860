import { inDatabase, type Stored } from './database.ts';
import { type DraftRow, TRIED_ID } from './rows.ts';

const DRAFTS_STAY_MS = 14 * 24 * 60 * 60_000;

/**
 * Keeps what stands in a form, in place of what was kept before. It makes no room for itself: nothing may be
 * given up at every pause in typing.
 */
export function putDraft(form: string, entries: DraftRow['entries']): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts'], async (database) => {
    await database.drafts.put({ form, entries, changedAt: Date.now() });
  });
}

/** What was kept of a form. */
export interface FoundDraft {
  readonly entries: DraftRow['entries'];
  /** It lies in the outbox as well: nobody has to be asked about it. */
  readonly isInOutbox: boolean;
}

/**
 * What was kept of a form; null where there is nothing, or only what is too old.
 *
 * @param now as for `forgetOldDrafts`
 */
export async function findDraft(form: string, now = Date.now()): Promise<FoundDraft | null> {
  const found = await inDatabase('r', ['drafts', 'outbox'], async (database) => {
    const row = await database.drafts.get(form);
    const id = row?.entries[TRIED_ID];
    const isInOutbox = id !== undefined && (await database.outbox.where('id').equals(id).count()) > 0;
    return row && !isPast(row, now) ? { entries: row.entries, isInOutbox } : null;
  });
  return found.kind === 'done' ? found.value : null;
}

export function deleteDraft(form: string): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts'], (database) => database.drafts.delete(form));
}

/** Deletes what a form that has ended had kept of this message. */
export function deleteDraftsOf(id: string): Promise<Stored<number>> {
  return inDatabase('rw', ['drafts'], (database) =>
    database.drafts.filter(({ entries }) => entries[TRIED_ID] === id).delete(),
  );
}

/**
 * Deletes drafts nobody came back for. One from the time to come was written under a wrong clock: nobody knows its age,
 * and its days begin anew.
 *
 * @param now the earlier of the device's and the server's time, so that a clock that jumps deletes nothing
 */
export function forgetOldDrafts(now: number): Promise<Stored<number>> {
  return inDatabase('rw', ['drafts'], async ({ drafts }) => {
    await drafts.filter(({ changedAt }) => changedAt - now > DRAFTS_STAY_MS).modify({ changedAt: now });
    return drafts.filter((row) => isPast(row, now)).delete();
  });
}

function isPast({ changedAt }: DraftRow, now: number): boolean {
  return now - changedAt > DRAFTS_STAY_MS;
}
