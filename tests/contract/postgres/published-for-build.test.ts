import { expect, it, onTestFinished } from 'vitest';
import { publishedRevision } from '../../../scripts/build/published-revision.mjs';
import { readPublished } from '../../../server/content/revisions/read-published.ts';
import { Revisions } from '../../../server/content/revisions/revisions.ts';
import { WorkingCopy } from '../../../server/content/working-copy/working-copy.ts';
import { openPostgres } from '../../../server/database/postgres/open-postgres.ts';
import { ask } from '../../support/postgres/ask.ts';
import { emptyDatabase } from '../../support/postgres/database-of.ts';

it('OPS-07 CONTENT-16 a build carries what is published there, and changes nothing of the database', async () => {
  const postgres = await emptyDatabase();
  const named = () => publishedRevision('.', { DATABASE_URL: postgres.url });
  const read = async () => (await readPublished('.', postgres))?.of('news').map(({ title }) => title) ?? null;
  expect([await named(), await read()]).toEqual(['', null]);
  expect(await ask(postgres.url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  const db = await openPostgres(postgres);
  onTestFinished(() => db.destroy());
  expect([await named(), await read()]).toEqual(['', null]);
  const now = () => new Date('2031-05-10T08:00:00Z');
  await new WorkingCopy(db).put({ kind: 'news', id: '1', body: { title: 'New' } }, null, 'Ada');
  await new Revisions(db, now).publish({ author: 'Ada', note: 'New' });
  expect([await named(), await read()]).toEqual(['revision 1 of 2031-05-10T08:00:00.000Z', ['New']]);
});
