import { type Database, inDatabase, openDatabase, type Stored } from './database.ts';
import { withSpareEviction } from './housekeeping.ts';
import { readAnswerRow, readRows } from './row-shapes.ts';
import type { AnswerRow } from './rows.ts';
import { type StopWatching, watch } from './watch.ts';

/** `same`: only its time and ETag were written. `kept`: the stored answer is at least as new. */
export type Saving = 'new' | 'changed' | 'same' | 'kept';

interface SaveRule {
  /** For answers that did not come directly from the network: never overwrites one that is at least as new. */
  readonly unlessNewer?: boolean;
}

/** The part of a row that says from which revision of the content it is; a server that does not say has no part. */
export const ofRevision = (revision: number | undefined): Pick<AnswerRow, 'revision'> =>
  Number.isSafeInteger(revision) ? { revision } : {};

/** Returns the saved answer, or null. A damaged record counts as missing. */
export function findAnswer(key: string): Promise<Stored<AnswerRow | null>> {
  return inDatabase('r', ['answers'], async (database) => readAnswerRow(await database.answers.get(key)));
}

/** Returns all saved answers. */
export function allAnswers(): Promise<Stored<AnswerRow[]>> {
  return inDatabase('r', ['answers'], async (database) =>
    readRows(await database.answers.toArray(), readAnswerRow),
  );
}

/** Watches saved answers, across all tabs and the worker. */
export function watchAnswers(
  keys: readonly string[],
  listener: (answers: readonly AnswerRow[]) => void,
): StopWatching {
  return watch(
    async () => readRows(await openDatabase().answers.bulkGet([...keys]), readAnswerRow),
    listener,
  );
}

/** Saves an answer, completely or not at all, and returns whether it was new. Makes room if necessary. */
export function saveAnswer(answer: AnswerRow, rule: SaveRule = {}): Promise<Stored<Saving>> {
  return withSpareEviction(() =>
    inDatabase('rw', ['answers'], (database) => putAnswer(database, answer, rule)),
  );
}

/** Saves answers that belong together, all of them or none; what is at least as new stays. Makes room if necessary. */
export function saveTogether(answers: readonly AnswerRow[]): Promise<Stored<Saving[]>> {
  return withSpareEviction(() =>
    inDatabase('rw', ['answers'], async (database) => {
      const savings: Saving[] = [];
      for (const answer of answers) savings.push(await putAnswer(database, answer, { unlessNewer: true }));
      return savings;
    }),
  );
}

async function putAnswer(
  { answers }: Database,
  answer: AnswerRow,
  { unlessNewer = false }: SaveRule,
): Promise<Saving> {
  const known = readAnswerRow(await answers.get(answer.key));
  if (unlessNewer && known && known.at >= answer.at) return 'kept';
  await answers.put(answer);
  if (known === null) return 'new';
  return known.body === answer.body ? 'same' : 'changed';
}
