import { inDatabase, type Stored } from './database.ts';
import { withSpareEviction } from './housekeeping.ts';
import { readAnswerRow, readRows } from './row-shapes.ts';
import type { AnswerRow } from './rows.ts';

/** `same`: only its time and ETag were written. `kept`: an answer at least as new was there already. */
export type Saving = 'new' | 'changed' | 'same' | 'kept';

interface SaveRule {
  /** For answers that took a detour: never put one over an answer at least as new. */
  readonly unlessNewer?: boolean;
}

/** The saved answer, or null. A record that is not what we write is as good as none. */
export function findAnswer(key: string): Promise<Stored<AnswerRow | null>> {
  return inDatabase('r', ['answers'], async (database) => readAnswerRow(await database.answers.get(key)));
}

/** Every saved answer, for those who look through all of them. */
export function allAnswers(): Promise<Stored<AnswerRow[]>> {
  return inDatabase('r', ['answers'], async (database) =>
    readRows(await database.answers.toArray(), readAnswerRow),
  );
}

/** Writes an answer whole or not at all, and says whether it brought anything new. Makes room if it must. */
export function saveAnswer(
  answer: AnswerRow,
  { unlessNewer = false }: SaveRule = {},
): Promise<Stored<Saving>> {
  return withSpareEviction(() =>
    inDatabase('rw', ['answers'], async (database): Promise<Saving> => {
      const known = readAnswerRow(await database.answers.get(answer.key));
      if (unlessNewer && known && known.at >= answer.at) return 'kept';
      await database.answers.put(answer);
      if (known === null) return 'new';
      return known.body === answer.body ? 'same' : 'changed';
    }),
  );
}
