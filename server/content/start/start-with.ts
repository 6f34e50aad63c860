import type { Database } from '../../database/tables.ts';
import type { ContentFile } from '../transfer/content-file.ts';
import { checkFile, type ImportOutcome, importChecked } from '../transfer/import-content.ts';
import type { Edit } from '../working-copy/write-changes.ts';

/** `refused`: there is content already, which starting again would lose. */
export type StartOutcome = ImportOutcome | { readonly outcome: 'refused' };

/**
 * Begins content of one's own.
 *
 * @param file what to begin with; null for nothing
 */
export async function startWith(db: Database, file: ContentFile | null, edit: Edit): Promise<StartOutcome> {
  const checked = await checkFile(file ?? { kinds: [], drafts: [] });
  if (checked.problems.length > 0) return { outcome: 'invalid', problems: checked.problems };
  // Of two who start at once, the second finds what the first has begun with.
  return db.transaction().execute(async (db): Promise<StartOutcome> => {
    if (await hasContent(db)) return { outcome: 'refused' };
    const outcome = await importChecked(db, checked, edit, false);
    if (outcome.outcome === 'imported')
      await db
        .insertInto('content_change')
        .values({
          ...{ changed_at: edit.at.toISOString(), author: edit.author, action: 'start', kind: 'content' },
          ...{ id: file === null ? 'empty' : 'file', before: null, after: null },
        })
        .execute();
    return outcome;
  });
}

/** Whether content was started, even if there is none yet. */
export async function isStarted(db: Database): Promise<boolean> {
  return (await db.selectFrom('content_change').select('number').limit(1).executeTakeFirst()) !== undefined;
}

async function hasContent(db: Database): Promise<boolean> {
  const first = (table: 'content_item' | 'content_item_version') =>
    db.selectFrom(table).select('id').limit(1).executeTakeFirst();
  return ((await first('content_item')) ?? (await first('content_item_version'))) !== undefined;
}
