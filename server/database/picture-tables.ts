import type { Migration } from 'kysely';

/** What is known about uploaded pictures apart from their files. Part of a released migration, so never edited. */
export const createPictureTables: Migration['up'] = async (db) => {
  await db.schema
    .createTable('uploaded_picture')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute();
};
