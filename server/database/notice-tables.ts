import type { ColumnDataType, CreateTableBuilder, Kysely, Migration } from 'kysely';

/** The tables of notices without an account. Part of a released migration, so never edited. */
export const createNoticeTables: Migration['up'] = async (db) => {
  await db.schema
    .createTable('notice_state')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await required(numbered(db, 'notice_device', 'id'), {
    ...{ endpoint: 'text', p256dh: 'text', auth: 'text', site: 'text' },
    ...{ seen_at: 'integer', failures: 'integer' },
  }).execute();
  await required(belonging(numbered(db, 'notice_follow', 'id'), 'device_id', 'notice_device'), {
    ...{ event: 'text', revision: 'integer', changes: 'integer', soon: 'integer', news: 'integer' },
  }).execute();
  await required(belonging(numbered(db, 'notice_entry', 'id'), 'follow_id', 'notice_follow'), {
    ...{ entry: 'text', is_gone: 'integer', soon_at: 'integer' },
  }).execute();
  await required(numbered(db, 'notice_change', 'number'), {
    ...{ revision: 'integer', event: 'text', kind: 'text', is_told: 'integer' },
    ...{ ends_at: 'integer', noted_at: 'integer' },
  })
    .addColumn('was', 'text')
    .addColumn('became', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .execute();
  await required(belonging(numbered(db, 'notice_outbox', 'id'), 'follow_id', 'notice_follow'), {
    ...{ topic: 'text', notice: 'text', version: 'integer', is_taken: 'integer' },
    ...{ due_at: 'integer', ends_at: 'integer', attempts: 'integer' },
  })
    .addColumn('entry_id', 'integer')
    .execute();
  await index(db, 'notice_device', ['endpoint'], true);
  await index(db, 'notice_device', ['seen_at']);
  await index(db, 'notice_follow', ['device_id', 'event'], true);
  await index(db, 'notice_follow', ['event', 'revision']);
  await index(db, 'notice_entry', ['follow_id']);
  await index(db, 'notice_entry', ['entry', 'soon_at']);
  await index(db, 'notice_change', ['event', 'revision']);
  await index(db, 'notice_change', ['event', 'was']);
  await index(db, 'notice_outbox', ['topic'], true);
  await index(db, 'notice_outbox', ['due_at']);
  await index(db, 'notice_outbox', ['follow_id']);
};

type Table = CreateTableBuilder<string, string>;

/** A table whose numbers are never given twice. */
const numbered = (db: Kysely<unknown>, table: string, column: string): Table =>
  db.schema.createTable(table).addColumn(column, 'integer', (number) => number.primaryKey().autoIncrement());

/** Rows go with what they belong to. */
const belonging = (table: Table, column: string, other: string): Table =>
  table.addColumn(column, 'integer', (reference) =>
    reference.notNull().references(`${other}.id`).onDelete('cascade'),
  );

const required = (table: Table, columns: Readonly<Record<string, ColumnDataType>>): Table =>
  Object.entries(columns).reduce(
    (so, [name, type]) => so.addColumn(name, type, (column) => column.notNull()),
    table,
  );

async function index(db: Kysely<unknown>, table: string, columns: string[], isUnique = false): Promise<void> {
  const create = db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns);
  await (isUnique ? create.unique() : create).execute();
}
