import { Revisions } from '../../../server/content/revisions/revisions.ts';
import { importContent } from '../../../server/content/transfer/import-content.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { postgresSettings } from '../../../server/database/postgres/postgres-settings.ts';

/*
 * A process that imports and publishes without end, to be killed in the middle. It says what it begins; in between it
 * does nothing else. Every item of a revision says the number of its round, so that a revision made of two is seen.
 */
const [folder = '', articles = '0', first = '0'] = process.argv.slice(2);
const db = await openDatabase(folder, postgresSettings(process.env));
const revisions = new Revisions(db);
for (let round = Number(first); ; round += 1) {
  const drafts = Array.from({ length: Number(articles) }, (_, index) => ({
    kind: 'news' as const,
    id: String(index),
    body: { title: `Round ${round}` },
  }));
  console.log('import');
  await importContent(db, { kinds: ['news'], drafts }, { author: 'Test', at: new Date() });
  console.log('publish');
  await revisions.publish({ author: 'Test', note: `Round ${round}` });
}
