import { mustBeCorrected } from '../../programme-files/problem.ts';
import type { ReadProgramme } from '../../programme-files/programme.ts';
import { readProgramme } from '../../programme-files/read-programme.ts';
import { correctionSentence, problemSentence } from '../../programme-files/sentences/problem-sentence.ts';
import { refusalSentence } from '../../programme-files/sentences/refusal-sentence.ts';
import type { Entry } from '../contents.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { inWords } from '../problem.ts';
import { readContentFile } from '../transfer/content-file.ts';
import { importProgramme } from '../transfer/import-programme.ts';
import type { Desk, ExitCode } from './desk.ts';
import { readGivenFile } from './given-file.ts';
import { namedEvent } from './named-event.ts';
import { changesNothing, columnLines, indented, planLines } from './programme-lines.ts';
import type { ProgrammeOptions } from './programme-options.ts';

const WHOLE_CONTENT = 'This is a file of content, not the programme of one event: leave out --event.';

/** Makes the schedule of one event what a programme file says, or only says what that would change. */
export async function importProgrammeFile(
  desk: Desk,
  file: string,
  options: ProgrammeOptions,
  isDryRun: boolean,
): Promise<ExitCode> {
  const { db, author, now, print } = desk;
  const bytes = readGivenFile(desk, file);
  if (bytes === null) return 1;
  const event = namedEvent(desk, options.event, itemsOf(await workingRows(db)));
  if (event === null) return 1;
  const programme = await readFor(event, bytes, desk, options);
  if (typeof programme === 'string') {
    print(`Nothing was imported from ${file}:`);
    print(`  ${programme}`);
    return 1;
  }
  if (!isFit(programme, file, print)) return 1;
  const result = await importProgramme(db, event.id, programme, { author, at: now() }, isDryRun);
  if (result.outcome === 'invalid') {
    print(`Nothing was imported from ${file}:`);
    for (const line of indented(result.problems.map(inWords))) print(line);
    return 1;
  }
  if (changesNothing(result.plan))
    print(
      `The schedule of ${event.name} says what ${file} says; nothing ${isDryRun ? 'would change' : 'has changed'}.`,
    );
  else {
    print(
      isDryRun
        ? `A dry run: nothing was written. An import would change the schedule of ${event.name}:`
        : `The schedule of ${event.name} has changed in the working copy:`,
    );
    for (const line of planLines(result.plan)) print(line);
  }
  sayHowItWasRead(programme, print);
  return 0;
}

/** Reads a file as the programme of an event; returns a sentence if it cannot be. */
async function readFor(
  event: Entry<'event'>,
  bytes: Buffer,
  { site, now }: Desk,
  { dateOrder, game, columns }: ProgrammeOptions,
): Promise<ReadProgramme | string> {
  const outcome = await readProgramme(bytes, {
    zone: site.timeZone,
    near: (event.startDate || now().toISOString()).slice(0, 10),
    site: site.product.slug,
    columns,
    ...(dateOrder !== null && { dateOrder }),
    ...(game !== null && { game }),
  });
  if (outcome.outcome === 'refused') {
    const isContent = readContentFile(bytes.toString()).outcome === 'read';
    return isContent ? WHOLE_CONTENT : refusalSentence(outcome.refusal);
  }
  const { programme } = outcome;
  const names = programme.mapping.sheets.flatMap((sheet) => sheet.columns.map(({ column }) => column));
  const unknown = Object.keys(columns).find((name) => !names.includes(name));
  if (unknown === undefined) return programme;
  return `There is no column “${unknown}”. These are: ${names.map((name) => `“${name}”`).join(', ')}.`;
}

/** Whether a programme may be imported. Otherwise the lines printed say what to correct. */
function isFit({ entries, problems, mapping }: ReadProgramme, file: string, print: Desk['print']): boolean {
  const wrong = problems.filter(mustBeCorrected);
  if (wrong.length === 0 && entries.length > 0) return true;
  if (wrong.length === 0)
    print(
      `Nothing was imported from ${file}: there is no entry in it, and an empty schedule is hardly meant.`,
    );
  else {
    const { length } = wrong;
    print(
      `Nothing was imported from ${file}. ${length === 1 ? 'One problem' : `${length} problems`} to correct:`,
    );
    for (const line of indented(wrong.map(correctionSentence))) print(line);
  }
  sayWhatToCheck(problems, print);
  for (const line of columnLines(mapping)) print(line);
  return false;
}

function sayHowItWasRead({ entries, problems, mapping }: ReadProgramme, print: Desk['print']): void {
  sayWhatToCheck(problems, print);
  const notes = entries.filter(({ entry }) => entry.note !== null).length;
  if (notes > 0)
    print(`  The site shows no notes in a schedule: ${notes} ${notes === 1 ? 'was' : 'were'} left out.`);
  for (const line of columnLines(mapping)) print(line);
}

function sayWhatToCheck(problems: ReadProgramme['problems'], print: Desk['print']): void {
  const others = problems.filter((problem) => !mustBeCorrected(problem));
  if (others.length === 0) return;
  print('  to check:');
  for (const line of indented(others.map(problemSentence))) print(line);
}
