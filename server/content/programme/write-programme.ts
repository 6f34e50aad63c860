import type { Database } from '../../database/tables.ts';
import type { ExportSetting } from '../../programme-files/write/export-setting.ts';
import type { ExportedEntry } from '../../programme-files/write/exported-entry.ts';
import type { ContentSite } from '../../site-settings.ts';
import type { Entry } from '../contents.ts';
import { workingRows } from '../item-rows.ts';
import { entriesOf } from './import-programme.ts';
import { knownEntry } from './programme-entry.ts';

type Write = (
  entries: readonly ExportedEntry[],
  setting: ExportSetting,
) => string | Uint8Array | Promise<Uint8Array>;

/** Loaded when they are needed: each brings a library that would make every start of the server slower. */
const WRITERS = {
  csv: async () => (await import('../../programme-files/write/write-csv.ts')).writeCsv,
  xlsx: async () => (await import('../../programme-files/write/write-workbook.ts')).writeWorkbook,
  json: async () => (await import('../../programme-files/write/write-schedule-json.ts')).writeScheduleJson,
  xml: async () => (await import('../../programme-files/write/write-schedule-xml.ts')).writeScheduleXml,
  ics: async () => (await import('../../programme-files/write/write-calendar-file.ts')).writeCalendarFile,
} as const satisfies Record<string, () => Promise<Write>>;

/** A form in which a programme can be written, by how the names of such files end. */
export type ProgrammeForm = keyof typeof WRITERS;
export const PROGRAMME_FORMS = Object.keys(WRITERS) as readonly ProgrammeForm[];

/** Writes the schedule of an event of the working copy. */
export async function writeProgramme(
  db: Database,
  event: Entry<'event'>,
  form: ProgrammeForm,
  site: ContentSite,
  now: Date,
): Promise<{ readonly file: string | Uint8Array; readonly count: number }> {
  const entries = entriesOf(event.id, await workingRows(db)).map(knownEntry);
  const write: Write = await WRITERS[form]();
  const file = await write(entries, {
    eventPath: event.path,
    eventName: event.name,
    zone: site.timeZone,
    siteAddress: site.siteUrl,
    siteName: site.product.name,
    site: site.product.slug,
    language: site.language,
    changedAt: now.getTime(),
  });
  return { file, count: entries.length };
}
