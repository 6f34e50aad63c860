import type { ContentReport } from '#core/desk/content.ts';
import { itemsOf, workingRows } from '../../content/item-rows.ts';
import { isRevision } from '../../content/revisions/revisions.ts';
import {
  LARGEST_CONTENT_BYTES,
  readContentFile,
  writeContentFile,
} from '../../content/transfer/content-file.ts';
import { importContent } from '../../content/transfer/import-content.ts';
import { placedInWords } from '../../content/transfer/placed-in-words.ts';
import type { DeskRoute } from '../desk-route.ts';
import { fileIn } from '../file-body.ts';
import { isDryRun, queryNumber, unknown } from '../request-values.ts';
import { sendDownload } from '../send-download.ts';
import { type ContentDesk, contentRoute, editBy } from './content-desk.ts';

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
        if (read.outcome === 'unreadable') return { isImported: false, changes: [], problems: read.reasons };
        const isTry = isDryRun(request);
        const outcome = await importContent(db, read.file, editBy(desk, person), isTry);
        if (outcome.outcome === 'invalid')
          return { isImported: false, changes: [], problems: outcome.problems.map(placedInWords) };
        return { isImported: !isTry, changes: outcome.difference, problems: [] };
      },
      { body: 'file', bodyLimit: LARGEST_CONTENT_BYTES },
    ),
  ];
}
