import type Libsql from 'libsql';
import { migrations } from './migrations.ts';

/** A database that this version does not know: nothing of it is lost, and no other folder would help. */
export class LaterDatabase extends Error {
  constructor(readonly migration: string) {
    super(`was upgraded by a later version (${migration})`);
  }
}

/** @throws LaterDatabase if a later version has migrated the database */
export function refuseLater(connection: Libsql.Database): void {
  const isMigrated = connection.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  if (isMigrated === undefined) return;
  const done = connection.prepare('select name from kysely_migration').all() as { readonly name: string }[];
  const later = laterMigration(done);
  if (later !== null) throw new LaterDatabase(later);
}

/** Returns one of the migrations that were done that this version does not know; null if it knows all. */
export function laterMigration(done: readonly { readonly name: string }[]): string | null {
  return done.find(({ name }) => !Object.hasOwn(migrations, name))?.name ?? null;
}
