import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import { eitherEngine } from './either-engine.ts';

const PUBLISHED = 'A published revision cannot be changed.';

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
  await keepForEver(db, 'content_revision', PUBLISHED);
  await keepVersions(db);
};

/** Makes triggers refuse every way to alter a row. "insert or replace" would delete one without calling them. */
async function keepForEver(db: Kysely<unknown>, table: string, reason: string): Promise<void> {
  await refuse(db, table, 'update', sql`true`, reason);
  await refuse(db, table, 'delete', sql`true`, reason);
  await refuse(
    db,
    table,
    'insert',
    sql`exists (select 1 from ${sql.table(table)} where number = new.number)`,
    reason,
  );
  await refuseTruncating(db, table, reason);
}

/** What a revision says stays; only the last revision of an item is written once, when another one follows. */
async function keepVersions(db: Kysely<unknown>): Promise<void> {
  const table = 'content_item_version';
  const key = sql`kind = new.kind and id = new.id and first_revision = new.first_revision`;
  const isOther = sql`old.last_revision is not null or new.last_revision is null or
    (old.kind, old.id, old.position, old.body, old.first_revision) ${isNot}
    (new.kind, new.id, new.position, new.body, new.first_revision)`;
  await refuse(db, table, 'update', isOther, PUBLISHED);
  await refuse(db, table, 'delete', sql`true`, PUBLISHED);
  await refuse(db, table, 'insert', sql`exists (select 1 from ${sql.table(table)} where ${key})`, PUBLISHED);
  await refuseTruncating(db, table, PUBLISHED);
}

const isNot = eitherEngine({ embedded: sql`is not`, postgres: sql`is distinct from` });

async function refuse(
  db: Kysely<unknown>,
  table: string,
  what: 'insert' | 'update' | 'delete',
  condition: RawBuilder<unknown>,
  reason: string,
): Promise<void> {
  const name = sql.id(`${table}_${what}`);
  const event = sql.raw(what);
  await eitherEngine({
    embedded: sql`create trigger ${name} before ${event} on ${sql.table(table)}
      when ${condition} begin select raise(abort, ${sql.lit(reason)}); end`,
    // The condition of a trigger in PostgreSQL cannot query a table.
    postgres: sql`
      create function ${name}() returns trigger language plpgsql as $$ begin
        if ${condition} then raise exception ${sql.lit(reason)}; end if;
        return ${sql.raw(what === 'delete' ? 'old' : 'new')};
      end $$;
      create trigger ${name} before ${event} on ${sql.table(table)} for each row execute function ${name}()`,
  }).execute(db);
}

/** PostgreSQL can empty a table without looking at its rows. */
async function refuseTruncating(db: Kysely<unknown>, table: string, reason: string): Promise<void> {
  const name = sql.id(`${table}_truncate`);
  await eitherEngine({
    embedded: sql`select 1`,
    postgres: sql`
      create function ${name}() returns trigger language plpgsql as $$ begin
        raise exception ${sql.lit(reason)};
      end $$;
      create trigger ${name} before truncate on ${sql.table(table)} execute function ${name}()`,
  }).execute(db);
}
