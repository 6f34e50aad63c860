import type { Migration } from 'kysely';

/** What is known about received messages apart from their text. Part of a released migration, so never edited. */
export const createInboxTables: Migration['up'] = async (db) => {
  await db.schema
    .createTable('inbox_state')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('is_read', 'integer', (column) => column.notNull())
    .addColumn('is_done', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('inbox_forwarding')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('began_at', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('deleted_message')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('payload_hash', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'integer', (column) => column.notNull())
    .execute();
};
