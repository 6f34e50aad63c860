import { namedDifference } from '../differences/named-difference.ts';
import type { PublishOutcome } from '../revisions/revisions.ts';
import type { Desk, ExitCode } from './desk.ts';
import { differenceLines, revisionLine } from './in-words.ts';

/** Publishes the working copy. */
export async function publishContent(desk: Desk, note: string): Promise<ExitCode> {
  const outcome = await desk.revisions.publish({ author: desk.author, note });
  if (outcome.outcome === 'nothing') {
    desk.print('There’s nothing to publish: visitors already see all of the working copy.');
    return 0;
  }
  await sayPublished(desk, outcome);
  return 0;
}

/** Publishes an older revision once more. */
export async function bringBack(desk: Desk, number: number, note: string): Promise<ExitCode> {
  const { revisions, author, print } = desk;
  const outcome = await revisions.bringBack(number, { author, note });
  if (outcome.outcome === 'unknown') {
    print(`There is no revision ${number}. "history" lists all.`);
    return 1;
  }
  if (outcome.outcome === 'nothing') {
    print(`Visitors already see what’s in revision ${number}.`);
    return 0;
  }
  await sayPublished(desk, outcome);
  print(
    'The working copy hasn’t changed: the next "publish" publishes it again. To work on from this revision,',
  );
  print(`use "export FILE --revision ${number}" and "import FILE".`);
  return 0;
}

/** Lists all revisions, latest first. */
export async function showHistory({ revisions, print }: Desk): Promise<ExitCode> {
  const history = await revisions.history();
  if (history.length === 0) print('Nothing has been published yet.');
  for (const revision of history) print(revisionLine(revision));
  return 0;
}

async function sayPublished(
  { revisions, print }: Desk,
  { number, difference }: Extract<PublishOutcome, { outcome: 'published' }>,
): Promise<void> {
  print(`Revision ${number} is published. Visitors see it from now on.`);
  const before = number === 1 ? [] : await revisions.itemsOf(number - 1);
  const named = namedDifference(difference, [...before, ...(await revisions.itemsOf(number))]);
  for (const line of differenceLines(named)) print(line);
}
