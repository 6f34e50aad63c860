import type { TableField } from '../programme.ts';
import { readCellWhen } from '../when/cell-when.ts';
import { assign, type FoundColumns, nameIn, plainName, ROWS_LOOKED_AT } from './find-columns.ts';
import type { Cell, Table } from './table.ts';

const FEWEST_NAMES = 2;
/** Days and times are usually among the first columns, and looking for them is slow. */
const CELLS_LOOKED_AT = 30;

/**
 * Finds the most likely header row of a table with too few known names, so that the organiser can choose; null if
 * nothing looks like a table of entries.
 */
export function guessColumns(
  { rows }: Table,
  chosen: Readonly<Record<string, TableField | null>> = {},
): FoundColumns | null {
  const choices = new Map(Object.entries(chosen).map(([name, field]) => [plainName(name), field]));
  const head = rows.slice(0, ROWS_LOOKED_AT + 1);
  const isTimed = head.map((row) => row.slice(0, CELLS_LOOKED_AT).some(isWhen));
  let best: FoundColumns | null = null;
  for (const [header, row] of head.slice(0, ROWS_LOOKED_AT).entries()) {
    const names = new Set(row.map(nameIn).filter((name) => name !== ''));
    if (names.size < FEWEST_NAMES || isTimed[header]) continue;
    const indexOf = assign(row, choices);
    const known = indexOf.size + [...names].filter((name) => choices.get(name) === null).length;
    // A text with a comma is not yet a table. Known names or times are needed too.
    if (known < FEWEST_NAMES && !isTimed.slice(header + 1).includes(true)) continue;
    const score = known * CELLS_LOOKED_AT + Math.min(names.size, CELLS_LOOKED_AT - 1);
    if (score > (best?.score ?? 0)) best = { header, indexOf, score };
  }
  return best;
}

const isWhen = (cell: Cell) => cell !== '' && readCellWhen(cell, 'day') !== null;
