import * as v from 'valibot';
import type { ContentItemTable, Database } from '../database/tables.ts';
import type { ItemRow } from './changes.ts';
import type { Item } from './item.ts';
import { isKindName, rulesOf } from './kinds/kinds.ts';

/** Reads the rows of the working copy, each kind in its order. */
export function workingRows(db: Database): Promise<ContentItemTable[]> {
  return db
    .selectFrom('content_item')
    .selectAll()
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Reads the rows of a published revision, each kind in its order. */
export function revisionRows(db: Database, revision: number): Promise<ItemRow[]> {
  return db
    .selectFrom('content_item_version')
    .select(['kind', 'id', 'position', 'body'])
    .where('first_revision', '<=', revision)
    .where(({ eb, or }) => or([eb('last_revision', 'is', null), eb('last_revision', '>=', revision)]))
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Returns what rows say. Fields that did not exist when a row was written get their empty values. */
export function itemsOf(rows: readonly ItemRow[]): Item[] {
  return rows.flatMap(({ kind, id, body }) => {
    if (!isKindName(kind)) return [];
    return [{ kind, id, body: v.parse(rulesOf(kind).schema, JSON.parse(body)) as Item['body'] }];
  });
}

export const bodyText = (item: Item) => JSON.stringify(item.body);
