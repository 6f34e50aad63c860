import { CELL_ERROR } from '../../programme-files/cell-error.ts';
import { MOST_NAME_CHARACTERS } from '../../programme-files/limits.ts';
import type { Item } from '../item.ts';
import type { Problem } from '../problem.ts';

const FIELDS = ['game', 'title', 'place'] as const;

/**
 * Finds texts of an entry that no programme file could bring back: an export must be importable.
 *
 * @param before what the entry said, as JSON; an earlier mistake does not prevent moving it
 */
export function fileLimitProblems(item: Item, before: string | null): Problem[] {
  if (item.kind !== 'scheduleEntry') return [];
  const { kind, id, body } = item as Item<'scheduleEntry'>;
  const old = before === null ? {} : (JSON.parse(before) as Readonly<Record<string, unknown>>);
  return FIELDS.filter((field) => body[field] !== old[field]).flatMap((field) => {
    const message = faultOf(body[field]);
    return message === null ? [] : [{ kind, id, field, message }];
  });
}

function faultOf(text: string): string | null {
  if (text.length > MOST_NAME_CHARACTERS) return `must have at most ${MOST_NAME_CHARACTERS} characters`;
  return CELL_ERROR.test(text) ? 'is an error of a spreadsheet; write what is meant' : null;
}
