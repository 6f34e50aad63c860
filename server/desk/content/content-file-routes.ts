import type { ContentReport } from '#core/desk/content.ts';
import { changesAfter } from '../../content/differences/audit-trail.ts';
import { itemsOf, workingRows } from '../../content/item-rows.ts';
import { latestChange, unlessOutdated } from '../../content/latest-change.ts';
import { isRevision } from '../../content/revisions/revisions.ts';
import {
  LARGEST_CONTENT_BYTES,
  readContentFile,
  writeContentFile,
} from '../../content/transfer/content-file.ts';
import { checkFile, importChecked, type PlacedProblem } from '../../content/transfer/import-content.ts';
import { placedInWords } from '../../content/transfer/placed-in-words.ts';
import type { DeskRoute } from '../desk-route.ts';
import { fileIn } from '../file-body.ts';
import { isDryRun, queryNumber, unknown } from '../request-values.ts';
import { sendDownload } from '../send-download.ts';
import { type ContentDesk, contentRoute, editBy, outdated } from './content-desk.ts';

/** All content as a file, and from one. */
export function contentFileRoutes(desk: ContentDesk): readonly DeskRoute[] {
  const { db, revisions } = desk;
  return [
    contentRoute('GET', '/content.json', async (request, _person, reply) => {
      const revision = queryNumber(request, 'revision', 1);
      if (revision !== null && !isRevision(revision, await revisions.latest()))
        throw unknown(`There is no revision ${revision}.`);
      const items = revision === null ? itemsOf(await workingRows(db)) : await revisions.itemsOf(revision);
      const name = revision === null ? 'content.json' : `content-${revision}.json`;
      return sendDownload(reply, name, 'application/json; charset=utf-8', writeContentFile(items));
    }),
    contentRoute(
      'POST',
      '/content.json',
      async (request, person): Promise<ContentReport> => {
        const read = readContentFile(fileIn(request).toString());
        if (read.outcome === 'unreadable') return refused(read.reasons);
        const [isTry, seen] = [isDryRun(request), queryNumber(request, 'latestChange', 0)];
        const file = await checkFile(read.file);
        if (file.problems.length > 0) return refused(inWords(file.problems));
        const latest = await latestChange(db);
        const edit = editBy(desk, person);
        const outcome = await unlessOutdated(db, seen, (db) => importChecked(db, file, edit, isTry));
        if (outcome.outcome === 'outdated') throw outdated(await changesAfter(db, seen ?? 0), 'imported');
        if (outcome.outcome === 'invalid') return refused(inWords(outcome.problems));
        return {
          isImported: !isTry,
          latestChange: latest,
          changes: outcome.named,
          problems: [],
        };
      },
      { body: 'file', bodyLimit: LARGEST_CONTENT_BYTES },
    ),
  ];
}

const refused = (problems: readonly string[]): ContentReport => ({
  ...{ isImported: false, latestChange: null, changes: [], problems },
});

const inWords = (problems: readonly PlacedProblem[]) => problems.map(placedInWords);
