/** The value of a cell. A date holds its local time as if it were UTC. */
export type Cell = string | number | boolean | Date | null;

/** A sheet as rows of cells; row 0 is row 1 of the spreadsheet. */
export interface Table {
  /** '' for a CSV file. */
  readonly sheet: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly isHidden?: boolean;
  /** Hidden rows, counted from 1. */
  readonly hiddenRows?: readonly number[];
}

/** Returns a cell as roughly the text that it shows. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date)
    return cell
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ')
      .replace(/ 00:00$/, '');
  return String(cell).trim();
}

/** Names a column as spreadsheets do: A, B, … Z, AA. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}
