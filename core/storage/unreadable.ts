import { isRecord } from '#core/contract/envelope.ts';
import { type Database, inDatabase, openDatabase, type Stored } from './database.ts';
import { readDraftRow, readOutboxRow } from './row-shapes.ts';
import { type StopWatching, watch } from './watch.ts';

/*
 * Damaged messages and drafts on this device. They contain what somebody wrote, so they are not sent or removed
 * automatically, and their text can be copied out.
 */

/** A text that no form and no delivery can read any more. */
export interface UnreadableText {
  readonly store: 'outbox' | 'drafts';
  readonly key: number | string;
  /** All of its text. */
  readonly text: string;
}

/** Prefix of the form name of a damaged draft that had to make room for an intact one. */
const SET_ASIDE = 'set-aside:';
const DEEPEST = 5;

/** Watches them across all tabs; messages first. */
export function watchUnreadable(listener: (texts: readonly UnreadableText[]) => void): StopWatching {
  return watch(() => allUnreadable(openDatabase()), listener);
}

/** Deletes one for good, unless it can be read again by now or is gone. */
export function deleteUnreadable({ store, key }: UnreadableText): Promise<Stored<void>> {
  return inDatabase('rw', ['outbox', 'drafts'], async ({ outbox, drafts }) => {
    if (store === 'drafts' && isAside(String(key), await drafts.get(String(key))))
      await drafts.delete(String(key));
    if (store === 'outbox' && readOutboxRow(await outbox.get(Number(key))) === null)
      await outbox.delete(Number(key));
  });
}

/** Moves a damaged draft of this form to another name, since an intact one is about to take its place. */
export async function setAsideDraft({ drafts }: Database, form: string): Promise<void> {
  const stored = await drafts.get(form);
  if (stored === undefined || readDraftRow(stored) !== null) return;
  const changedAt = Date.now();
  // Stored as an ordinary draft, so that older builds can read it and it expires like any other.
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

/** All texts in a value, each with its field name. */
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
