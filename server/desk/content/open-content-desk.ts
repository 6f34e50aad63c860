import { Revisions } from '../../content/revisions/revisions.ts';
import { sampleContent } from '../../content/start/sample-content.ts';
import { WorkingCopy } from '../../content/working-copy/working-copy.ts';
import type { Database } from '../../database/tables.ts';
import type { ContentDesk } from './content-desk.ts';

/** Returns what the routes of content work with. */
export const openContentDesk = (db: Database, site: ContentDesk['site'], now: () => Date): ContentDesk => ({
  ...{ db, site, now },
  copy: new WorkingCopy(db, now),
  revisions: new Revisions(db, now),
  sample: () => sampleContent({ ...site, now: now() }),
});
