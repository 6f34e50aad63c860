import Papa from 'papaparse';
import { unguardFormula } from '../formula-guard.ts';
import type { TableField } from '../programme.ts';
import { refuse } from '../refusal.ts';
import type { DecodedText } from '../text-encoding.ts';
import { findColumns } from './find-columns.ts';
import { cellText, type Table } from './table.ts';

/** In the order in which they are tried. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
const ROWS_TRIED = 60;
/** Some files say which sign it is in their first line, as Excel understands it. */
const SAID = /^sep=(.)\r?\n/i;
const MOST_FIRST_TEXTS = 8;

export interface CsvTable {
  readonly table: Table;
  readonly encoding: string;
  readonly delimiter: string;
}

/**
 * Reads a CSV file. Its encoding and the sign between its cells are those with which most columns are recognised.
 *
 * @param texts the file, decoded in each way that is possible
 */
export function readCsv(
  texts: readonly DecodedText[],
  chosen: Readonly<Record<string, TableField | null>> | undefined,
): CsvTable {
  let best: { readonly csv: CsvTable; readonly score: number } | null = null;
  for (const { text, encoding } of texts) {
    const said = SAID.exec(text);
    for (const delimiter of said?.[1] === undefined ? DELIMITERS : [said[1]]) {
      const table = { sheet: '', rows: parse(text, delimiter, ROWS_TRIED) };
      const score = findColumns(table, chosen)?.score ?? 0;
      if (score > (best?.score ?? 0)) best = { csv: { table, encoding, delimiter }, score };
    }
  }
  if (best === null) refuse('no-header', { firstRow: firstRowOf(texts[0]?.text ?? '') });
  const { encoding, delimiter } = best.csv;
  const text = texts.find((one) => one.encoding === encoding)?.text ?? '';
  return { table: { sheet: '', rows: parse(text, delimiter) }, encoding, delimiter };
}

function parse(text: string, delimiter: string, rows = 0): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: rows, skipEmptyLines: false });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  // All that follows would be one cell.
  if (open !== undefined && rows === 0) refuse('quote-open', { row: (open.row ?? 0) + 1 });
  return data.map((row) => row.map(unguardFormula));
}

function firstRowOf(text: string): string[] {
  const [row = []] = Papa.parse<string[]>(text, { preview: 1, skipEmptyLines: 'greedy' }).data;
  return row
    .map(cellText)
    .filter((one) => one !== '')
    .slice(0, MOST_FIRST_TEXTS);
}
