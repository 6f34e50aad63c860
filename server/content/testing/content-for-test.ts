import { onTestFinished } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import type { Database } from '../../database/tables.ts';
import { Revisions } from '../revisions/revisions.ts';
import { WorkingCopy } from '../working-copy/working-copy.ts';

/** The moment of all tests of content. */
export const NOW = new Date('2031-05-10T08:00:00Z');

/** A database for one test, with what works on it. */
export async function contentForThisTest(folder: string | null = null): Promise<{
  readonly db: Database;
  readonly copy: WorkingCopy;
  readonly revisions: Revisions;
}> {
  const db = await openDatabase(folder);
  onTestFinished(() => db.destroy());
  return { db, copy: new WorkingCopy(db, () => NOW), revisions: new Revisions(db, () => NOW) };
}

/** An event with nothing but what it needs. */
export const eventDraft = (id: string, more: object = {}) => ({
  kind: 'event' as const,
  id,
  body: { name: `Event ${id}`, path: `event-${id}`, list: 'upcoming', ...more },
});

/** An entry of the schedule of event 101. */
export const entryDraft = (id: string, more: object = {}) => ({
  kind: 'scheduleEntry' as const,
  id,
  body: { event: '101', game: 'Kithara', title: `Round ${id}`, startsAt: '2031-05-21T18:00', ...more },
});
