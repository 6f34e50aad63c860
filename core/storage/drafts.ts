import { inDatabase, type Stored } from './database.ts';
import { readDraftRow } from './row-shapes.ts';
import { type DraftRow, TRIED_ID } from './rows.ts';
import { setAsideDraft } from './unreadable.ts';

const DRAFTS_STAY_MS = 14 * 24 * 60 * 60_000;

/**
 * Stores the entries of a form in place of the previous ones. It evicts nothing to make room, since it runs at every
 * pause in typing.
 */
export function putDraft(form: string, entries: DraftRow['entries']): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts'], async (database) => {
    await setAsideDraft(database, form);
    await database.drafts.put({ form, entries, changedAt: Date.now() });
  });
}

/** The stored draft of a form. */
export interface FoundDraft {
  readonly entries: DraftRow['entries'];
  /** The draft is also in the outbox, so the visitor need not be asked about it. */
  readonly isInOutbox: boolean;
}

/**
 * Returns the draft of a form; null if there is none or it is too old.
 *
 * @param now as for `forgetOldDrafts`
 */
export async function findDraft(form: string, now = Date.now()): Promise<FoundDraft | null> {
  const found = await inDatabase('r', ['drafts', 'outbox'], async (database) => {
    const row = readDraftRow(await database.drafts.get(form));
    const id = row?.entries[TRIED_ID];
    const isInOutbox = id !== undefined && (await database.outbox.where('id').equals(id).count()) > 0;
    return row && !isPast(row, now) ? { entries: row.entries, isInOutbox } : null;
  });
  return found.kind === 'done' ? found.value : null;
}

export function deleteDraft(form: string): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts'], async (database) => {
    await setAsideDraft(database, form);
    await database.drafts.delete(form);
  });
}

/** Deletes the draft that belongs to this message. */
export function deleteDraftsOf(id: string): Promise<Stored<number>> {
  return inDatabase('rw', ['drafts'], (database) =>
    database.drafts.filter((stored) => readDraftRow(stored)?.entries[TRIED_ID] === id).delete(),
  );
}

/**
 * Deletes drafts nobody came back for. A draft from the future was written under a wrong clock, so its age is unknown
 * and its days start again. An unreadable draft has no known age and stays until the visitor has seen it.
 *
 * @param now the earlier of the device's and the server's time, so that a clock that jumps deletes nothing
 * @param surely drafts are deleted if they are too old by this time; earlier than `now` if that is in doubt
 */
export function forgetOldDrafts(now: number, surely = now): Promise<Stored<number>> {
  return inDatabase('rw', ['drafts'], async ({ drafts }) => {
    await drafts.filter((stored) => isFromTheFuture(readDraftRow(stored), now)).modify({ changedAt: now });
    return drafts.filter((stored) => isPast(readDraftRow(stored), surely)).delete();
  });
}

function isFromTheFuture(row: DraftRow | null, now: number): boolean {
  return row !== null && row.changedAt - now > DRAFTS_STAY_MS;
}

function isPast(row: DraftRow | null, now: number): boolean {
  return row !== null && now - row.changedAt > DRAFTS_STAY_MS;
}
