import { existsSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { writeTemplate } from '../../programme-files/write/write-workbook.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { PROGRAMME_FORMS, writeProgramme } from '../programme/write-programme.ts';
import type { Desk, ExitCode } from './desk.ts';
import { namedEvent } from './named-event.ts';

/** Writes the schedule of one event of the working copy as a programme file. */
export async function exportProgrammeFile(desk: Desk, file: string, name: string): Promise<ExitCode> {
  const { db, site, now, print } = desk;
  const ending = extname(file).toLowerCase();
  const form = PROGRAMME_FORMS.find((known) => `.${known}` === ending);
  if (form === undefined) {
    const endings = PROGRAMME_FORMS.map((known) => `.${known}`).join(', ');
    print(`A programme can be written into ${endings}; "${file}" ends otherwise.`);
    return 1;
  }
  const event = namedEvent(desk, name, itemsOf(await workingRows(db)));
  if (event === null) return 1;
  const written = await writeProgramme(db, event, form, site, now());
  writeFileSync(file, written.file);
  print(
    `The schedule of ${event.name} is in ${file}: ${written.count} ${written.count === 1 ? 'entry' : 'entries'}.`,
  );
  return 0;
}

/** Writes a workbook to fill in. It never replaces a file, which may be one that was filled in. */
export async function writeTemplateFile({ print }: Desk, file: string): Promise<ExitCode> {
  if (extname(file).toLowerCase() !== '.xlsx') {
    print(`The template is a workbook: its name must end with .xlsx, and "${file}" doesn’t.`);
    return 1;
  }
  if (existsSync(file)) {
    print(`There’s already a file ${file}. Give the template another name.`);
    return 1;
  }
  writeFileSync(file, await writeTemplate(), { flag: 'wx' });
  print(`The template is in ${file}. Fill it in, then use "import ${file} --event EVENT".`);
  return 0;
}
