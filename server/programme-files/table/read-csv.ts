import Papa from 'papaparse';
import { unguardFormula } from '../formula-guard.ts';
import { MOST_COLUMNS, MOST_LINE_SIGNS } from '../limits.ts';
import type { TableField } from '../programme.ts';
import { refuse } from '../refusal.ts';
import { shortened } from '../shortened.ts';
import type { DecodedText } from '../text-encoding.ts';
import { findColumns } from './find-columns.ts';
import { guessColumns } from './guess-columns.ts';
import { cellText, type Table } from './table.ts';

/** In the order in which they are tried. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
const ROWS_TRIED = 60;
/** Quotation marks may make one row of all lines of a file, and it is tried many times. */
const SIGNS_TRIED = 100_000;
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
  refuseLongLine(texts[0]?.text ?? '');
  let best: { readonly csv: CsvTable; readonly score: number } | null = null;
  for (const { text: whole, encoding } of texts) {
    const text = whole.slice(0, SIGNS_TRIED);
    const said = SAID.exec(text);
    for (const delimiter of said?.[1] === undefined ? DELIMITERS : [said[1]]) {
      const rows = parse(text, delimiter, ROWS_TRIED, MOST_COLUMNS);
      const table = { sheet: '', rows };
      const score = findColumns(table, chosen)?.score ?? 0;
      if (score > (best?.score ?? 0)) best = { csv: { table, encoding, delimiter }, score };
    }
  }
  const found = best?.csv ?? guessCsv(texts[0], chosen);
  if (found === null) refuse('no-header', { firstRow: firstRowOf(texts[0]?.text ?? '') });
  const { encoding, delimiter } = found;
  const text = texts.find((one) => one.encoding === encoding)?.text ?? '';
  return { table: { sheet: '', rows: parse(text, delimiter) }, encoding, delimiter };
}

/** Reads a table of which too few columns are recognised with the sign that makes the most names. */
function guessCsv(
  file: DecodedText | undefined,
  chosen: Readonly<Record<string, TableField | null>> | undefined,
): Omit<CsvTable, 'table'> | null {
  const text = (file?.text ?? '').slice(0, SIGNS_TRIED);
  const said = SAID.exec(text)?.[1];
  const guesses = (said === undefined ? DELIMITERS : [said]).flatMap((delimiter) => {
    const rows = parse(text, delimiter, ROWS_TRIED, MOST_COLUMNS);
    const guess = guessColumns({ sheet: '', rows }, chosen);
    return guess === null ? [] : [{ delimiter, score: guess.score }];
  });
  const [best] = guesses.toSorted((a, b) => b.score - a.score);
  return best === undefined ? null : { encoding: file?.encoding ?? '', delimiter: best.delimiter };
}

/** Refuses what would be taken apart in vain once for each encoding and each sign between cells. */
function refuseLongLine(text: string): void {
  const lines = text.split(/\r\n?|\n/, ROWS_TRIED);
  const long = lines.findIndex((line) => line.length > MOST_LINE_SIGNS);
  if (long !== -1) refuse('line-too-long', { line: long + 1, most: MOST_LINE_SIGNS });
}

function parse(text: string, delimiter: string, rows = 0, columns?: number): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: rows, skipEmptyLines: false });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  // All that follows would be one cell.
  if (open !== undefined && rows === 0) refuse('quote-open', { row: (open.row ?? 0) + 1 });
  return data.map((row) => row.slice(0, columns).map(unguardFormula));
}

function firstRowOf(text: string): string[] {
  const [row = []] = Papa.parse<string[]>(text.slice(0, SIGNS_TRIED), {
    preview: 1,
    skipEmptyLines: 'greedy',
  }).data;
  return row
    .map(cellText)
    .filter((one) => one !== '')
    .slice(0, MOST_FIRST_TEXTS)
    .map(shortened);
}
