import { openForReading } from '../../database/open-for-reading.ts';
import { Contents } from '../contents.ts';
import { Revisions } from './revisions.ts';

/** Reads what is published in a folder now, once and for all; null if nothing is. */
export async function readPublished(folder: string): Promise<Contents | null> {
  const db = openForReading(folder);
  if (db === null) return null;
  try {
    const revisions = new Revisions(db);
    const latest = await revisions.latest();
    return latest === null ? null : new Contents(await revisions.itemsOf(latest), latest);
  } finally {
    await db.destroy();
  }
}
