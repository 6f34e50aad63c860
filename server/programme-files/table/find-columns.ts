import { fold } from '#core/text/fold.ts';
import type { MappedSheet, TableField } from '../programme.ts';
import { shortened } from '../shortened.ts';
import { COLUMN_WORDS } from './column-words.ts';
import { type Cell, cellText, columnLetter, type Table } from './table.ts';

/** Notes may stand above the header row. */
export const ROWS_LOOKED_AT = 40;
const LONGEST_NAME = 60;

/** The columns of a sheet. */
export interface FoundColumns {
  /** Index of the header row. */
  readonly header: number;
  readonly indexOf: ReadonlyMap<TableField, number>;
  /** How many columns were recognised. */
  readonly score: number;
}

/** Normalises the name of a column: `Start time (local)*` becomes `start time`. */
export function plainName(written: string): string {
  return fold(written)
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const FIELDS = Object.keys(COLUMN_WORDS) as TableField[];

/** Each known name with the fields it may stand for, and how specific it is for each. */
const KNOWN = new Map<string, { readonly field: TableField; readonly rank: number }[]>();
for (const field of FIELDS) {
  for (const [rank, word] of COLUMN_WORDS[field].entries()) {
    const name = plainName(word);
    KNOWN.set(name, [...(KNOWN.get(name) ?? []), { field, rank }]);
  }
}

/**
 * Finds the header row, and what each column holds; null if there is none.
 *
 * @param chosen what the organiser has chosen for columns, by their names in the file
 */
export function findColumns(
  { rows }: Table,
  chosen: Readonly<Record<string, TableField | null>> = {},
): FoundColumns | null {
  let best: FoundColumns | null = null;
  for (const [header, row] of rows.slice(0, ROWS_LOOKED_AT).entries()) {
    const indexOf = assign(
      row,
      new Map(Object.entries(chosen).map(([name, field]) => [plainName(name), field])),
    );
    const score = indexOf.size;
    const isHeader =
      (indexOf.has('start') || indexOf.has('day')) && (indexOf.has('title') || indexOf.has('game'));
    if (isHeader && score > (best?.score ?? 0)) best = { header, indexOf, score };
  }
  return best;
}

/** Returns the name that a header cell gives its column; '' if it gives none. */
export const nameIn = (cell: Cell): string =>
  typeof cell === 'string' && cell.length <= LONGEST_NAME ? plainName(cell) : '';

/** Gives each field the column with the most specific name. No column is used for two fields. */
export function assign(
  row: readonly Cell[],
  chosen: ReadonlyMap<string, TableField | null>,
): ReadonlyMap<TableField, number> {
  const candidates = row.flatMap((cell, index) => {
    const name = nameIn(cell);
    if (name === '') return [];
    const choice = chosen.get(name);
    if (choice !== undefined) return choice === null ? [] : [{ field: choice, rank: -1, index }];
    return (KNOWN.get(name) ?? []).map((known) => ({ ...known, index }));
  });
  const indexOf = new Map<TableField, number>();
  const taken = new Set<number>();
  for (const { field, index } of candidates.toSorted((a, b) => a.rank - b.rank || a.index - b.index)) {
    if (indexOf.has(field) || taken.has(index)) continue;
    indexOf.set(field, index);
    taken.add(index);
  }
  return indexOf;
}

const MOST_SAMPLES = 2;

/** Describes how each column was understood, with its first values. */
export function mappedSheet({ sheet, rows }: Table, { header, indexOf }: FoundColumns): MappedSheet {
  const fieldOf = new Map([...indexOf].map(([field, index]) => [index, field]));
  const names = rows[header] ?? [];
  const columns = names.flatMap((cell, index) =>
    cellText(cell) === ''
      ? []
      : [
          {
            column: columnName(names, index),
            field: fieldOf.get(index) ?? null,
            samples: samplesOf(rows, header, index),
          },
        ],
  );
  return { sheet, headerRow: header + 1, columns };
}

function samplesOf(rows: Table['rows'], header: number, index: number): string[] {
  const samples = new Set<string>();
  for (let at = header + 1; at < rows.length && samples.size < MOST_SAMPLES; at += 1) {
    const text = cellText(rows[at]?.[index]);
    if (text !== '') samples.add(shortened(text));
  }
  return [...samples];
}

/** The name of a column, or its letter. */
export const columnName = (names: readonly Cell[], index: number): string =>
  cellText(names[index]) || columnLetter(index);
