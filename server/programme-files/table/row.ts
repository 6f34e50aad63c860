import type { Where } from '../problem.ts';
import type { TableField } from '../programme.ts';
import { columnName, type FoundColumns, nameIn } from './find-columns.ts';
import { type Cell, cellText, type Table } from './table.ts';

/** A sheet whose columns are known. */
export interface KnownTable {
  readonly table: Table;
  readonly found: FoundColumns;
}

/** The cells of one row by what they hold. */
export class Row {
  constructor(
    private readonly cells: readonly Cell[],
    private readonly names: readonly Cell[],
    private readonly indexOf: ReadonlyMap<TableField, number>,
    private readonly sheet: string,
    /** Counted from 1. */
    private readonly number: number,
  ) {}

  cell(field: TableField): Cell {
    const index = this.indexOf.get(field);
    return index === undefined ? null : (this.cells[index] ?? null);
  }

  text(field: TableField): string {
    return cellText(this.cell(field));
  }

  /** Whether the sheet has such a column. */
  has(field: TableField): boolean {
    return this.indexOf.has(field);
  }

  texts(): string[] {
    return this.cells.map(cellText).filter((text) => text !== '');
  }

  where(field?: TableField): Where {
    const index = field === undefined ? undefined : this.indexOf.get(field);
    return {
      ...(this.sheet !== '' && { sheet: this.sheet }),
      row: this.number,
      ...(index !== undefined && { column: columnName(this.names, index) }),
    };
  }
}

/** Returns the rows of a sheet that are not empty, above and below its header. The header may be repeated. */
export function rowsOf({ table, found }: KnownTable): { readonly above: Row[]; readonly below: Row[] } {
  const names = table.rows[found.header] ?? [];
  const [above, below]: [Row[], Row[]] = [[], []];
  for (const [index, cells] of table.rows.entries()) {
    const isEmpty = cells.every((cell) => cellText(cell) === '');
    if (isEmpty || index === found.header || isHeaderAgain(cells, names)) continue;
    const row = new Row(cells, names, found.indexOf, table.sheet, index + 1);
    (index < found.header ? above : below).push(row);
  }
  return { above, below };
}

function isHeaderAgain(cells: readonly Cell[], names: readonly Cell[]): boolean {
  const said = cells.flatMap((cell, index) => (cellText(cell) === '' ? [] : [index]));
  return said.length > 1 && said.every((index) => isSameName(cells[index] ?? null, names[index] ?? null));
}

const isSameName = (cell: Cell, name: Cell) => nameIn(cell) !== '' && nameIn(cell) === nameIn(name);
