import type { Migration } from 'kysely';

/** The tables of the people of the organisers' desk. Part of a released migration, so never edited. */
export const createPeopleTables: Migration['up'] = async (db) => {
  await db.schema
    .createTable('desk_person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('joined_at', 'text')
    .execute();
  await db.schema
    .createTable('desk_invitation')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.references('desk_person.id').onDelete('cascade'))
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('desk_session')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) =>
      column.notNull().references('desk_person.id').onDelete('cascade'),
    )
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('desk_attempt')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('held_until', 'text', (column) => column.notNull())
    .execute();
};
