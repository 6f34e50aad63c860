import type { FastifyRequest } from 'fastify';
import type { ProgrammeReport } from '#core/desk/content.ts';
import type { Entry } from '../../content/contents.ts';
import { changesAfter } from '../../content/differences/audit-trail.ts';
import { findEvent } from '../../content/find-event.ts';
import { itemsOf, workingRows } from '../../content/item-rows.ts';
import { latestChange, unlessOutdated } from '../../content/latest-change.ts';
import { inWords } from '../../content/problem.ts';
import { importProgrammeWithin } from '../../content/programme/import-programme.ts';
import { correctionsOf, isEmptyProgramme, readForEvent } from '../../content/programme/read-for-event.ts';
import {
  PROGRAMME_FORMS,
  type ProgrammeForm,
  writeProgramme,
} from '../../content/programme/write-programme.ts';
import { MOST_BYTES } from '../../programme-files/limits.ts';
import type { DeskRoute } from '../desk-route.ts';
import { fileIn } from '../file-body.ts';
import { isDryRun, partOf, queryNumber, queryWord, unknown } from '../request-values.ts';
import { sendDownload } from '../send-download.ts';
import { type ContentDesk, contentRoute, editBy, outdated } from './content-desk.ts';
import { programmeReport, refusedReport } from './programme-report.ts';
import { readingWishes } from './reading-wishes.ts';

const TYPES: Readonly<Record<ProgrammeForm, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};
const WHOLE_CONTENT =
  'This is a content file, not the programme of one event. Import it under Content, “All content as a file”.';
const NO_ENTRY = 'The file has no entries, so nothing was imported.';

const isEmptyMeant = (request: FastifyRequest) => queryWord(request, 'empty', ['0', '1']) === '1';

/** The programme of one event from a file, and into one. */
export function programmeRoutes(desk: ContentDesk): readonly DeskRoute[] {
  const { db, now, site } = desk;
  const eventIn = async (name: string): Promise<Entry<'event'>> => {
    const event = findEvent(itemsOf(await workingRows(db)), name);
    if (event === undefined) throw unknown('There is no such event.');
    return event;
  };

  const importFile = async (
    request: FastifyRequest,
    edit: ReturnType<typeof editBy>,
  ): Promise<ProgrammeReport> => {
    const [isTry, seen] = [isDryRun(request), queryNumber(request, 'latestChange', 0)];
    // Read first: a change in between counts as not seen.
    const latest = await latestChange(db);
    const event = await eventIn(partOf(request, 'event'));
    const reading = await readForEvent(fileIn(request), event, readingWishes(request), site, now());
    if (reading.outcome === 'content') return refusedReport([WHOLE_CONTENT]);
    if (reading.outcome === 'refused') return refusedReport([reading.reason]);
    const { programme } = reading;
    const wrong = correctionsOf(programme);
    if (isEmptyProgramme(programme) && !isEmptyMeant(request)) wrong.push(NO_ENTRY);
    // While entries are missing, a preview is useless: it would show them all as removed.
    if (wrong.length > 0) return programmeReport(programme, null, wrong);
    const outcome = await unlessOutdated(db, seen, (db) =>
      importProgrammeWithin(db, event.id, programme, edit, isTry),
    );
    if (outcome.outcome === 'outdated') throw outdated(await changesAfter(db, seen ?? 0), 'imported');
    if (outcome.outcome === 'invalid') return programmeReport(programme, null, outcome.problems.map(inWords));
    return {
      ...programmeReport(programme, outcome.plan, []),
      ...{ isImported: !isTry, latestChange: latest },
    };
  };

  return [
    contentRoute(
      'POST',
      '/programme/:event',
      (request, person) => importFile(request, editBy(desk, person)),
      { body: 'file', bodyLimit: MOST_BYTES },
    ),
    // The last part of the address is `:event.:format`; the event may itself have dots.
    contentRoute('GET', '/programme/:event', async (request, _person, reply) => {
      const [, name = '', ending] = /^(.+)\.([a-z]+)$/s.exec(partOf(request, 'event')) ?? [];
      const form = PROGRAMME_FORMS.find((known) => known === ending);
      if (form === undefined) throw unknown(`A programme can be had as ${PROGRAMME_FORMS.join(', ')}.`);
      const event = await eventIn(name);
      const { file } = await writeProgramme(db, event, form, site, now());
      return sendDownload(reply, `${event.path}.${form}`, TYPES[form], file);
    }),
    contentRoute('GET', '/programme-template.xlsx', async (_request, _person, reply) => {
      const { writeTemplate } = await import('../../programme-files/write/write-workbook.ts');
      return sendDownload(reply, 'programme-template.xlsx', TYPES.xlsx, await writeTemplate());
    }),
  ];
}
