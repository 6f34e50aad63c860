import type { Problem } from '../problem.ts';
import { NOTES_SHEET } from '../write/workbook-texts.ts';
import type { KnownTable } from './row.ts';
import { cellText, type Table } from './table.ts';

/** A sheet that is not read. */
export interface LeftOutSheet {
  readonly table: Table;
  readonly why: 'hidden' | 'no-columns';
}

const isFilled = ({ rows }: Table) => rows.some((row) => row.some((cell) => cellText(cell) !== ''));

/** Reports sheets that were left out, except empty ones and the one that explains our own template. */
export const sheetsLeftOut = (sheets: readonly LeftOutSheet[]): Problem[] =>
  sheets.flatMap(({ table, why }) =>
    isFilled(table) && table.sheet !== NOTES_SHEET
      ? [{ kind: 'sheet-left-out', where: { sheet: table.sheet }, facts: { why } }]
      : [],
  );

/** Reports hidden rows that were read. */
export function rowsHidden(tables: readonly KnownTable[]): Problem[] {
  return tables.flatMap(({ table: { sheet, rows, hiddenRows = [] }, found }) => {
    const hidden = hiddenRows.filter(
      (row) => row > found.header + 1 && rows[row - 1]?.some((cell) => cellText(cell) !== ''),
    );
    const [first] = hidden;
    if (first === undefined) return [];
    return [{ kind: 'rows-hidden' as const, where: { sheet, row: first }, facts: { rows: hidden.length } }];
  });
}
