import { isRecord } from '#core/contract/envelope.ts';
import type { TrailEntry } from '#core/desk/content.ts';
import type { ContentChangeTable, Database } from '../../database/tables.ts';
import type { Action } from '../changes.ts';
import { itemTitle } from '../item-title.ts';
import { KIND_NAMES } from '../kinds/kinds.ts';
import { fieldDifferences } from './field-differences.ts';

/** Which part of the audit trail. */
export interface TrailQuery {
  readonly kind: string | null;
  readonly id: string | null;
  readonly author?: string | null;
  /** Only what is older than the change with this number. */
  readonly before: number | null;
  /** Only what is newer than the change with this number. */
  readonly after?: number;
  readonly count: number;
}

type Row = Omit<ContentChangeTable, 'number'> & { readonly number: number };

/** Returns what was changed of items, newest first. */
export async function auditTrail(
  db: Database,
  { kind, id, author = null, before, after, count }: TrailQuery,
): Promise<TrailEntry[]> {
  let asked = db
    .selectFrom('content_change')
    .selectAll()
    // The trail also says what was published.
    .where('kind', 'in', KIND_NAMES)
    .orderBy('number', 'desc')
    .limit(count);
  if (kind !== null) asked = asked.where('kind', '=', kind);
  if (id !== null) asked = asked.where('id', '=', id);
  if (author !== null) asked = asked.where('author', '=', author);
  if (before !== null) asked = asked.where('number', '<', before);
  if (after !== undefined) asked = asked.where('number', '>', after);
  const rows = await asked.execute();
  const entries: TrailEntry[] = [];
  for (const row of rows) entries.push(await entryOf(db, row));
  return entries;
}

const MOST_AFTER = 50;

/** Returns what was changed of items after the change with a number: the newest, if there is much. */
export const changesAfter = (db: Database, seen: number): Promise<TrailEntry[]> =>
  auditTrail(db, { kind: null, id: null, before: null, after: seen, count: MOST_AFTER });

/** Returns who has ever changed an item, by name. */
export async function trailAuthors(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('content_change')
    .select('author')
    .distinct()
    .where('kind', 'in', KIND_NAMES)
    .orderBy('author')
    .execute();
  return rows.map(({ author }) => author);
}

async function entryOf(db: Database, row: Row): Promise<TrailEntry> {
  const { number, changed_at: changedAt, author, kind, id } = row;
  const action = row.action as Action;
  const isMove = action === 'move';
  // A move says positions, not what the item says.
  const [before, after] = isMove ? [null, await bodyAt(db, row)] : [bodyOf(row.before), bodyOf(row.after)];
  const fields = isMove ? [] : fieldDifferences(before, after);
  return {
    ...{ number, changedAt, author, action, kind, id },
    title: itemTitle(kind, id, after ?? before),
    fields,
  };
}

/** What an item said at the time of a change. */
async function bodyAt(db: Database, { kind, id, number }: Row) {
  const last = await db
    .selectFrom('content_change')
    .select('after')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('number', '<', number)
    .where('action', 'in', ['add', 'change'])
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return bodyOf(last?.after ?? null);
}

function bodyOf(text: string | null): Record<string, unknown> | null {
  const body: unknown = text === null ? null : JSON.parse(text);
  return isRecord(body) ? body : null;
}
