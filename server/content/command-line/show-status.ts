import { namedDifference } from '../differences/named-difference.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { KIND_NAMES } from '../kinds/kinds.ts';
import type { Desk, ExitCode } from './desk.ts';
import { counted, differenceLines, revisionLine } from './in-words.ts';

/** Says what visitors see, what is being worked on, and how the two differ. */
export async function showStatus({ db, revisions, print }: Desk): Promise<ExitCode> {
  const [latest] = await revisions.history();
  print(
    latest === undefined
      ? 'Nothing is published: visitors see the sample.'
      : `${revisionLine(latest)}. Visitors see it.`,
  );
  const rows = await workingRows(db);
  const counts = KIND_NAMES.map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const);
  const held = counts.filter(([, count]) => count > 0).map(([kind, count]) => counted(count, kind));
  print(held.length === 0 ? 'The working copy is empty.' : `The working copy has ${held.join(', ')}.`);
  const difference = await revisions.unpublished();
  if (difference.length === 0) {
    if (latest !== undefined) print('All of it is published.');
    return 0;
  }
  print('Publishing now would change:');
  const published = latest === undefined ? [] : await revisions.itemsOf(latest.number);
  const named = namedDifference(difference, [...published, ...itemsOf(rows)]);
  for (const line of differenceLines(named)) print(line);
  return 0;
}
