import { writeFileSync } from 'node:fs';
import { binaryKind } from '../../programme-files/file-kind.ts';
import { readProgramme } from '../../programme-files/read-programme.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { isRevision } from '../revisions/revisions.ts';
import { MOST_PROBLEMS, readContentFile, writeContentFile } from '../transfer/content-file.ts';
import { importContent } from '../transfer/import-content.ts';
import type { Desk, ExitCode } from './desk.ts';
import { readGivenFile } from './given-file.ts';
import { differenceLines, problemLines } from './in-words.ts';

const NAME_THE_EVENT =
  'This isn’t a content file. If it’s the programme of an event, name that event: "--event ID".';

/** Writes the working copy, or a published revision, into a file. */
export async function exportFile(desk: Desk, file: string, revision: number | null): Promise<ExitCode> {
  const { db, revisions, print } = desk;
  const latest = await revisions.latest();
  if (revision !== null && !isRevision(revision, latest)) {
    print(`There is no revision ${revision}. "history" lists all.`);
    return 1;
  }
  const items = revision === null ? itemsOf(await workingRows(db)) : await revisions.itemsOf(revision);
  writeFileSync(file, writeContentFile(items));
  print(
    `${revision === null ? 'The working copy' : `Revision ${revision}`} is in ${file}: ${items.length} ${items.length === 1 ? 'item' : 'items'}.`,
  );
  return 0;
}

/** Makes the working copy what a file says, or only says what that would change. */
export async function importFile(desk: Desk, file: string, isDryRun: boolean): Promise<ExitCode> {
  const { db, author, now, print } = desk;
  const bytes = readGivenFile(desk, file);
  if (bytes === null) return 1;
  const read = readContentFile(bytes.toString());
  if (read.outcome === 'unreadable') {
    print(`Nothing was imported from ${file}:`);
    const reasons = (await seemsProgramme(bytes, desk)) ? [NAME_THE_EVENT] : read.reasons;
    for (const reason of reasons) print(`  ${reason}`);
    return 1;
  }
  const result = await importContent(db, read.file, { author, at: now() }, isDryRun);
  if (result.outcome === 'invalid') {
    const { length } = result.problems;
    const most = length === MOST_PROBLEMS ? 'At least ' : '';
    print(
      `Nothing was imported from ${file}. ${length === 1 ? 'One problem' : `${most}${length} problems`}:`,
    );
    for (const line of problemLines(result.problems)) print(line);
    return 1;
  }
  if (result.difference.length === 0) {
    print(`The working copy already matches ${file}; nothing ${isDryRun ? 'would change' : 'has changed'}.`);
    return 0;
  }
  print(
    isDryRun ? 'A dry run: nothing was written. An import would change:' : 'The working copy has changed:',
  );
  for (const line of differenceLines(result.named)) print(line);
  return 0;
}

async function seemsProgramme(bytes: Buffer, { site, now }: Desk): Promise<boolean> {
  if (binaryKind(bytes) !== null) return true;
  const near = now().toISOString().slice(0, 10);
  const { outcome } = await readProgramme(bytes, { zone: site.timeZone, near, site: site.product.slug });
  return outcome === 'read';
}
