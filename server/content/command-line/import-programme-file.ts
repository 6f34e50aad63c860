import type { ImportPlan } from '../../programme-files/plan/plan-import.ts';
import type { ReadProgramme } from '../../programme-files/programme.ts';
import { readingSentence } from '../../programme-files/sentences/reading-sentence.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { inWords } from '../problem.ts';
import { importProgramme } from '../programme/import-programme.ts';
import { checksOf, correctionsOf, notesSentence, readForEvent } from '../programme/read-for-event.ts';
import type { Desk, ExitCode } from './desk.ts';
import { readGivenFile } from './given-file.ts';
import { namedEvent } from './named-event.ts';
import { changesNothing, columnLines, indented, planLines } from './programme-lines.ts';
import type { ProgrammeOptions } from './programme-options.ts';

const WHOLE_CONTENT = 'This is a content file, not the programme of one event: leave out --event.';

/** Makes the schedule of one event what a programme file says, or only says what that would change. */
export async function importProgrammeFile(
  desk: Desk,
  file: string,
  options: ProgrammeOptions,
  isDryRun: boolean,
): Promise<ExitCode> {
  const { db, author, now, site, print } = desk;
  const bytes = readGivenFile(desk, file);
  if (bytes === null) return 1;
  const event = namedEvent(desk, options.event, itemsOf(await workingRows(db)));
  if (event === null) return 1;
  const reading = await readForEvent(bytes, event, options, site, now());
  if (reading.outcome !== 'read') {
    print(`Nothing was imported from ${file}:`);
    print(`  ${reading.outcome === 'content' ? WHOLE_CONTENT : reading.reason}`);
    return 1;
  }
  const { programme } = reading;
  if (!isFit(programme, options.isEmptyMeant, file, print)) return 1;
  const result = await importProgramme(db, event.id, programme, { author, at: now() }, isDryRun);
  if (result.outcome === 'invalid') {
    print(`Nothing was imported from ${file}:`);
    for (const line of indented(result.problems.map(inWords))) print(line);
    return 1;
  }
  if (changesNothing(result.plan))
    print(
      `The schedule of ${event.name} already matches ${file}; nothing ${isDryRun ? 'would change' : 'has changed'}.`,
    );
  else {
    print(
      isDryRun
        ? `A dry run: nothing was written. An import would change the schedule of ${event.name}:`
        : `The schedule of ${event.name} has changed in the working copy:`,
    );
    for (const line of planLines(result.plan)) print(line);
  }
  sayHowItWasRead(programme, result.plan, print);
  return 0;
}

/** Whether a programme may be imported. Otherwise the lines printed say what to correct. */
function isFit(programme: ReadProgramme, isEmptyMeant: boolean, file: string, print: Desk['print']): boolean {
  const { entries, mapping } = programme;
  const wrong = correctionsOf(programme);
  if (wrong.length === 0 && (entries.length > 0 || isEmptyMeant)) return true;
  if (wrong.length === 0)
    print(
      `Nothing was imported from ${file}: it has no entries. If the schedule is to be empty, add --empty.`,
    );
  else {
    const { length } = wrong;
    print(
      `Nothing was imported from ${file}. ${length === 1 ? 'One problem' : `${length} problems`} to correct:`,
    );
    for (const line of indented(wrong)) print(line);
  }
  sayWhatToCheck(programme, null, print);
  sayHowTextWasRead(programme, print);
  for (const line of columnLines(mapping)) print(line);
  return false;
}

function sayHowItWasRead(programme: ReadProgramme, plan: ImportPlan, print: Desk['print']): void {
  sayWhatToCheck(programme, plan, print);
  const notes = notesSentence(programme);
  if (notes !== null) print(`  ${notes}`);
  sayHowTextWasRead(programme, print);
  for (const line of columnLines(programme.mapping)) print(line);
}

function sayHowTextWasRead({ mapping }: ReadProgramme, print: Desk['print']): void {
  const sentence = readingSentence(mapping);
  if (sentence !== null) print(`  ${sentence}`);
}

function sayWhatToCheck(programme: ReadProgramme, plan: ImportPlan | null, print: Desk['print']): void {
  const others = checksOf(programme, plan);
  if (others.length === 0) return;
  print('  to check:');
  for (const line of indented(others)) print(line);
}
