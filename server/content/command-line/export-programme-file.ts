import { existsSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { ExportSetting } from '../../programme-files/write/export-setting.ts';
import type { ExportedEntry } from '../../programme-files/write/exported-entry.ts';
import { writeCalendarFile } from '../../programme-files/write/write-calendar-file.ts';
import { writeCsv } from '../../programme-files/write/write-csv.ts';
import { writeScheduleJson } from '../../programme-files/write/write-schedule-json.ts';
import { writeTemplate, writeWorkbook } from '../../programme-files/write/write-workbook.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { entriesOf } from '../transfer/import-programme.ts';
import { knownEntry } from '../transfer/programme-entry.ts';
import type { Desk, ExitCode } from './desk.ts';
import { namedEvent } from './named-event.ts';

type Write = (
  entries: readonly ExportedEntry[],
  setting: ExportSetting,
) => string | Uint8Array | Promise<Uint8Array>;

/** By how the name of the file ends. */
const WRITERS: Readonly<Record<string, Write>> = {
  '.csv': writeCsv,
  '.xlsx': (entries) => writeWorkbook(entries),
  '.json': writeScheduleJson,
  '.ics': writeCalendarFile,
};

/** Writes the schedule of one event of the working copy as a programme file. */
export async function exportProgrammeFile(desk: Desk, file: string, name: string): Promise<ExitCode> {
  const { db, site, now, print } = desk;
  const ending = extname(file).toLowerCase();
  const write = Object.hasOwn(WRITERS, ending) ? WRITERS[ending] : undefined;
  if (write === undefined) {
    print(`A programme can be written into ${Object.keys(WRITERS).join(', ')}; "${file}" ends otherwise.`);
    if (ending === '.xml') print('Whatever reads schedule XML can usually read schedule.json: use .json.');
    return 1;
  }
  const rows = await workingRows(db);
  const event = namedEvent(desk, name, itemsOf(rows));
  if (event === null) return 1;
  const entries = entriesOf(event.id, rows).map(knownEntry);
  const written = await write(entries, {
    eventPath: event.path,
    eventName: event.name,
    zone: site.timeZone,
    siteAddress: site.siteUrl,
    siteName: site.product.name,
    site: site.product.slug,
    language: site.language,
    changedAt: now().getTime(),
  });
  writeFileSync(file, written);
  print(`The schedule of ${event.name} is in ${file}: ${entries.length} entries.`);
  return 0;
}

/** Writes a workbook to fill in. It never replaces a file, which may be one that was filled in. */
export async function writeTemplateFile({ print }: Desk, file: string): Promise<ExitCode> {
  if (extname(file).toLowerCase() !== '.xlsx') {
    print(`The template is a workbook: its name must end with .xlsx, and "${file}" does not.`);
    return 1;
  }
  if (existsSync(file)) {
    print(`There is a file ${file} already. Give the template another name.`);
    return 1;
  }
  writeFileSync(file, await writeTemplate(), { flag: 'wx' });
  print(`The template is in ${file}. Fill it in, then use "import ${file} --event EVENT".`);
  return 0;
}
