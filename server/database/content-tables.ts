import { type Kysely, type Migration, sql } from 'kysely';

/** The tables of content. Part of a released migration, so never edited. */
export const createContentTables: Migration['up'] = async (db) => {
  await db.schema
    .createTable('content_item')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'real', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_item_key', ['kind', 'id'])
    .execute();
  await db.schema
    .createTable('content_revision')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('brought_back', 'integer')
    .execute();
  await db.schema
    .createTable('content_item_version')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'real', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('first_revision', 'integer', (column) => column.notNull())
    .addColumn('last_revision', 'integer')
    .addPrimaryKeyConstraint('content_item_version_key', ['kind', 'id', 'first_revision'])
    .execute();
  await db.schema
    .createTable('content_change')
    .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await keepForEver(db, 'content_change', 'The audit trail cannot be changed.');
  await keepForEver(db, 'content_revision', 'A published revision cannot be changed.');
};

/** Lets triggers refuse every way to alter a row; "insert or replace" would delete one without asking them. */
async function keepForEver(db: Kysely<unknown>, table: string, reason: string): Promise<void> {
  const refusal = sql`begin select raise(abort, ${sql.lit(reason)}); end`;
  const name = (what: string) => sql.id(`${table}_${what}`);
  const on = sql.table(table);
  await sql`create trigger ${name('no_update')} before update on ${on} ${refusal}`.execute(db);
  await sql`create trigger ${name('no_delete')} before delete on ${on} ${refusal}`.execute(db);
  const isTaken = sql`exists (select 1 from ${on} where number = new.number)`;
  await sql`create trigger ${name('no_replace')} before insert on ${on} when ${isTaken} ${refusal}`.execute(
    db,
  );
}
