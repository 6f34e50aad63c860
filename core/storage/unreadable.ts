import { isRecord } from '#core/contract/envelope.ts';
import { type Database, inDatabase, openDatabase, type Stored } from './database.ts';
import { readDraftRow, readOutboxRow } from './row-shapes.ts';
import { type StopWatching, watch } from './watch.ts';

/*
 * Messages and drafts that lie on the device damaged. They hold what somebody wrote: nothing sends or removes them by
 * itself, and their words can be taken out.
 */

/** Something written that no form and no delivery can read any more. */
export interface UnreadableText {
  readonly store: 'outbox' | 'drafts';
  readonly key: number | string;
  /** All that stands in it. */
  readonly text: string;
}

/** Before the name of the form in that of a draft which had to make room for a whole one. */
const SET_ASIDE = 'set-aside:';
const DEEPEST = 5;

/** Follows them through every tab; messages first. */
export function watchUnreadable(listener: (texts: readonly UnreadableText[]) => void): StopWatching {
  return watch(() => allUnreadable(openDatabase()), listener);
}

/** Deletes one for good. What can be read again by now, or is gone, is left alone. */
export function deleteUnreadable({ store, key }: UnreadableText): Promise<Stored<void>> {
  return inDatabase('rw', ['outbox', 'drafts'], async ({ outbox, drafts }) => {
    if (store === 'drafts' && isAside(String(key), await drafts.get(String(key))))
      await drafts.delete(String(key));
    if (store === 'outbox' && readOutboxRow(await outbox.get(Number(key))) === null)
      await outbox.delete(Number(key));
  });
}

/** Puts a damaged draft of this form under another name, since a whole one is about to take its own. */
export async function setAsideDraft({ drafts }: Database, form: string): Promise<void> {
  const stored = await drafts.get(form);
  if (stored === undefined || readDraftRow(stored) !== null) return;
  const changedAt = Date.now();
  // As a draft like any other it is one for older builds, too, and goes with its time.
  await drafts.put({
    form: `${SET_ASIDE}${form}:${changedAt}`,
    entries: { text: wordsOfDraft(stored) },
    changedAt,
  });
}

async function allUnreadable({ outbox, drafts }: Database): Promise<UnreadableText[]> {
  const texts: UnreadableText[] = [];
  await outbox.each((stored, { primaryKey: key }) => {
    if (readOutboxRow(stored) !== null) return;
    texts.push({ store: 'outbox', key, text: wordsIn(isRecord(stored) ? stored.payload : stored) });
  });
  await drafts.each((stored, { primaryKey: key }) => {
    if (!isAside(key, stored)) return;
    texts.push({ store: 'drafts', key, text: readDraftRow(stored)?.entries.text ?? wordsOfDraft(stored) });
  });
  return texts;
}

function isAside(form: string, stored: unknown): boolean {
  return form.startsWith(SET_ASIDE) || readDraftRow(stored) === null;
}

const wordsOfDraft = (stored: unknown) => wordsIn(isRecord(stored) ? stored.entries : stored);

/** Every text in a value, each with the name it stands under. */
function wordsIn(value: unknown, depth = 0): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST || isBytes(value)) return '';
  return Object.entries(value)
    .map(([name, held]) => [name, wordsIn(held, depth + 1)] as const)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join('\n');
}

const isBytes = (value: object) => ArrayBuffer.isView(value) || value instanceof ArrayBuffer;
