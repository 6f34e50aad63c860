import Papa from 'papaparse';
import { unguardFormula } from '../formula-guard.ts';
import { MOST_COLUMNS, MOST_LINE_CHARACTERS } from '../limits.ts';
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
/** A limit, because a quotation mark may turn all lines of a file into one row, and each row is tried many times. */
const SIGNS_TRIED = 100_000;
/** Some files name their separator in the first line, in the form that Excel reads. */
const SAID = /^sep=(.)\r?\n/i;
const MOST_FIRST_TEXTS = 8;

export interface CsvTable {
  readonly table: Table;
  readonly encoding: string;
  readonly delimiter: string;
}

/**
 * Reads a CSV file. The encoding and separator are those with which most columns are recognised.
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

/** Reads a table with too few recognised columns, using the separator that gives the most names. */
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

/** Refuses a file that would be parsed in vain with every encoding and separator. */
function refuseLongLine(text: string): void {
  const lines = text.split(/\r\n?|\n/, ROWS_TRIED);
  const long = lines.findIndex((line) => line.length > MOST_LINE_CHARACTERS);
  if (long !== -1) refuse('line-too-long', { line: long + 1, most: MOST_LINE_CHARACTERS });
}

function parse(text: string, delimiter: string, rows = 0, columns?: number): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: rows, skipEmptyLines: false });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  // Everything that follows would be one cell.
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
