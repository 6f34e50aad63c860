import { entryName } from '../entry-name.ts';
import type { Problem, Where } from '../problem.ts';
import type { ProgrammeEntry } from '../programme.ts';
import { minutesBetween } from '../when/local-time.ts';
import type { ImportPlan } from './plan-import.ts';

/** An entry that lasts longer was probably misread or mistyped. */
export const LONG_HOURS = 18;

/** Reports all new or moved entries that would last unusually long in one problem. Whole days are not reported. */
export function findLongEntries({ added, changed }: Pick<ImportPlan, 'added' | 'changed'>): Problem[] {
  const moved = changed.filter(({ changes }) =>
    changes.some(({ field }) => field === 'starts' || field === 'ends'),
  );
  const entries: { readonly entry: ProgrammeEntry; readonly where: Where }[] = [
    ...added,
    ...moved.map(({ after, where }) => ({ entry: after, where })),
  ];
  const long = entries.filter(({ entry: { starts, ends } }) => {
    if (ends === null || (isMidnight(starts) && isMidnight(ends))) return false;
    return minutesBetween(starts, ends) > LONG_HOURS * 60;
  });
  const [first] = long;
  if (first === undefined) return [];
  const { starts, ends } = first.entry;
  const facts = { count: long.length, name: entryName(first.entry), starts, ends: ends ?? starts };
  return [{ kind: 'lasts-long', where: first.where, facts }];
}

const isMidnight = (local: string) => local.endsWith('T00:00');
