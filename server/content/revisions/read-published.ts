import { openForReading } from '../../database/open-for-reading.ts';
import { openPostgresForReading } from '../../database/postgres/open-for-reading.ts';
import type { PostgresSettings } from '../../database/postgres/postgres-settings.ts';
import { Contents } from '../contents.ts';
import { Revisions } from './revisions.ts';

/** Reads what is published in a folder, or in what takes its place, now, once and for all; null if nothing is. */
export async function readPublished(
  folder: string,
  postgres?: PostgresSettings | null,
): Promise<Contents | null> {
  const db = postgres ? await openPostgresForReading(postgres) : openForReading(folder);
  if (db === null) return null;
  try {
    const revisions = new Revisions(db);
    const latest = await revisions.latest();
    return latest === null ? null : new Contents(await revisions.itemsOf(latest), latest);
  } finally {
    await db.destroy();
  }
}
