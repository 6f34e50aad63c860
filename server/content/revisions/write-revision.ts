import { inParts } from '../../database/in-parts.ts';
import type { Database, Tables } from '../../database/tables.ts';
import type { Change } from '../changes.ts';

/** Writes a revision as what differs from the one before it. For use inside a transaction. */
export async function writeRevision(
  db: Database,
  revision: Tables['content_revision'],
  changes: readonly Change[],
): Promise<void> {
  const { number, published_at: changed_at, author, note, brought_back } = revision;
  await db.insertInto('content_revision').values(revision).execute();
  for (const { before } of changes) {
    if (before === null) continue;
    await db
      .updateTable('content_item_version')
      .set({ last_revision: number - 1 })
      .where('kind', '=', before.kind)
      .where('id', '=', before.id)
      .where('last_revision', 'is', null)
      .execute();
  }
  const added = changes.flatMap(({ after }) => {
    if (after === null) return [];
    const { kind, id, position, body } = after;
    return [{ kind, id, position, body, first_revision: number, last_revision: null }];
  });
  for (const rows of inParts(added)) await db.insertInto('content_item_version').values(rows).execute();
  await db
    .insertInto('content_change')
    .values({
      changed_at,
      author,
      action: brought_back === null ? 'publish' : 'bring-back',
      kind: 'revision',
      id: String(number),
      before: brought_back === null ? null : String(brought_back),
      after: note,
    })
    .execute();
}
