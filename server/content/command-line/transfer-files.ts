import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { itemsOf, workingRows } from '../item-rows.ts';
import { readContentFile, writeContentFile } from '../transfer/content-file.ts';
import { importContent } from '../transfer/import-content.ts';
import type { Desk, ExitCode } from './desk.ts';
import { differenceLines, problemLines } from './in-words.ts';

const LARGEST_FILE_BYTES = 50 * 1024 * 1024;

/** Writes the working copy, or a published revision, into a file. */
export async function exportFile(desk: Desk, file: string, revision: number | null): Promise<ExitCode> {
  const { db, revisions, print } = desk;
  const latest = await revisions.latest();
  if (revision !== null && (latest === null || revision < 1 || revision > latest)) {
    print(`There is no revision ${revision}. "history" lists all.`);
    return 1;
  }
  const items = revision === null ? itemsOf(await workingRows(db)) : await revisions.itemsOf(revision);
  writeFileSync(file, writeContentFile(items));
  print(
    `${revision === null ? 'The working copy' : `Revision ${revision}`} is in ${file}: ${items.length} items.`,
  );
  return 0;
}

/** Makes the working copy what a file says, or only says what that would change. */
export async function importFile(desk: Desk, file: string, isDryRun: boolean): Promise<ExitCode> {
  const { db, author, now, print } = desk;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) {
    print(`There is no file ${file}.`);
    return 1;
  }
  if (found.size > LARGEST_FILE_BYTES) {
    print(`${file} is larger than ${LARGEST_FILE_BYTES / 1024 / 1024} MB; nothing was imported.`);
    return 1;
  }
  const read = readContentFile(readFileSync(file, 'utf8'));
  if (read.outcome === 'unreadable') {
    print(`Nothing was imported from ${file}:`);
    for (const reason of read.reasons) print(`  ${reason}`);
    return 1;
  }
  const result = await importContent(db, read.file, { author, at: now() }, isDryRun);
  if (result.outcome === 'invalid') {
    const { length } = result.problems;
    print(`Nothing was imported from ${file}. ${length === 1 ? 'One problem' : `${length} problems`}:`);
    for (const line of problemLines(result.problems)) print(line);
    return 1;
  }
  if (result.difference.length === 0) {
    print(`The working copy says what ${file} says; nothing ${isDryRun ? 'would change' : 'has changed'}.`);
    return 0;
  }
  print(
    isDryRun ? 'A dry run: nothing was written. An import would change:' : 'The working copy has changed:',
  );
  for (const line of differenceLines(result.difference)) print(line);
  return 0;
}
