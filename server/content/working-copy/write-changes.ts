import { inParts } from '../../database/in-parts.ts';
import type { ContentItemTable, Database } from '../../database/tables.ts';
import { type Action, actionsOf, type Change } from '../changes.ts';
import { latestChange } from '../latest-change.ts';

/** Who changes something, and when. */
export interface Edit {
  readonly author: string;
  readonly at: Date;
}

/** Writes changes of the working copy, and each into the audit trail. For use inside a transaction. */
export async function writeChanges(
  db: Database,
  changes: readonly Change<ContentItemTable>[],
  { author, at }: Edit,
): Promise<void> {
  const changed_at = at.toISOString();
  const trail = changes.flatMap((change) => {
    const { before, after } = change;
    const { kind = '', id = '' } = after ?? before ?? {};
    return actionsOf(change).map((action) => {
      const said = (row: ContentItemTable | null) => spoken(action, row);
      return { changed_at, author, action, kind, id, before: said(before), after: said(after) };
    });
  });
  const kept = changes.flatMap(({ after }) => after ?? []);
  for (const rows of inParts(kept)) {
    await db
      .insertInto('content_item')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          body: ref('excluded.body'),
          version: ref('excluded.version'),
          changed_at: ref('excluded.changed_at'),
          author: ref('excluded.author'),
        })),
      )
      .execute();
  }
  for (const { before, after } of changes) {
    if (before === null || after !== null) continue;
    await db.deleteFrom('content_item').where('kind', '=', before.kind).where('id', '=', before.id).execute();
  }
  for (const rows of inParts(trail)) await db.insertInto('content_change').values(rows).execute();
}

/**
 * Returns the version for what is changed now. No two changes have the same one, not even of an item that was removed
 * and added again.
 */
export const nextVersion = async (db: Database): Promise<number> => (await latestChange(db)) + 1;

const spoken = (action: Action, row: ContentItemTable | null) =>
  row === null ? null : action === 'move' ? String(row.position) : row.body;
