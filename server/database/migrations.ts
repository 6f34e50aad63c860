import type { Migration } from 'kysely';
import { createContentTables } from './content-tables.ts';
import { createInboxTables } from './inbox-tables.ts';
import { createNoticeTables } from './notice-tables.ts';
import { createPeopleTables } from './people-tables.ts';
import { createPictureTables } from './picture-tables.ts';

/**
 * One entry per released change of the tables, in order; released entries are never edited. Each only adds: while servers
 * are replaced one after the other, those of the version before go on with the upgraded database.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-contact-message': {
    up: (db) =>
      db.schema
        .createTable('contact_message')
        .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .execute(),
  },
  '0002-calendar-session': {
    up: (db) =>
      db.schema
        .createTable('calendar_session')
        .addColumn('event_path', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('changed_at', 'integer', (column) => column.notNull())
        .addColumn('is_removed', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('calendar_session_key', ['event_path', 'key'])
        .execute(),
  },
  '0003-schedule-change': {
    async up(db) {
      await db.schema
        .createTable('schedule_change')
        .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('event_path', 'text', (column) => column.notNull())
        .addColumn('was', 'text')
        .addColumn('became', 'text')
        .addColumn('began_at', 'integer', (column) => column.notNull())
        .addColumn('changed_at', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('schedule_change_of_event')
        .on('schedule_change')
        .columns(['event_path', 'changed_at'])
        .execute();
    },
  },
  '0004-content': { up: createContentTables },
  '0005-desk-people': { up: createPeopleTables },
  '0006-inbox': { up: createInboxTables },
  '0007-notices': { up: createNoticeTables },
  '0008-uploaded-picture': { up: createPictureTables },
};
