import type { Entry } from '../../../server/content/contents.ts';
import { importProgramme } from '../../../server/content/programme/import-programme.ts';
import { readForEvent } from '../../../server/content/programme/read-for-event.ts';
import { WorkingCopy } from '../../../server/content/working-copy/working-copy.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { postgresSettings } from '../../../server/database/postgres/postgres-settings.ts';

/*
 * A process that imports the programme of an event without end, to be killed in the middle. It says what it begins. In
 * every round each entry is at another place, half of the titles are new, and the others stay.
 */
const [folder = '', entries = '0', first = '0'] = process.argv.slice(2);
const SITE = {
  ...{ timeZone: 'Asia/Kolkata', siteUrl: '', language: 'en' },
  product: { name: 'Pythian Games', slug: 'pythian-games' },
};
const db = await openDatabase(folder, postgresSettings(process.env));
const copy = new WorkingCopy(db);
await copy.put({ kind: 'event', id: 'lamps', body: { name: 'Lamps', path: 'lamps' } }, null, 'Test');
const event = { id: 'lamps', startDate: '2031-05-21', endDate: '' } as Entry<'event'>;
for (let round = Number(first); ; round += 1) {
  const rows = Array.from({ length: Number(entries) }, (_, index) => {
    const title = index % 2 === 0 ? `Heat ${index}` : `Heat ${index} of round ${round}`;
    return `Game ${index % 7},${title},2031-05-21 18:00,Round ${round}`;
  });
  const file = Buffer.from(['Game,Title,Start,Place', ...rows].join('\n'));
  const wishes = { columns: {}, dateOrder: null, game: null };
  const reading = await readForEvent(file, event, wishes, SITE, new Date());
  if (reading.outcome !== 'read') throw new Error(reading.outcome);
  console.log('import');
  const outcome = await importProgramme(db, event.id, reading.programme, { author: 'Test', at: new Date() });
  if (outcome.outcome !== 'imported') throw new Error(outcome.outcome);
  console.log('done');
}
