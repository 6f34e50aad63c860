import Papa from 'papaparse';
import { guardFormula } from '../formula-guard.ts';
import { type ExportedEntry, exportedEntries } from './exported-entry.ts';

/** Without it Excel takes a CSV file for one in an old encoding. */
const BYTE_ORDER_MARK = '\ufeff';
const HEADER = ['Id', 'Game', 'Title', 'Start', 'End', 'Place', 'Coordinates', 'Note'];

/**
 * Writes a programme as a CSV file that spreadsheets open as it is. No cell of it is a formula for them
 * (`formula-guard.ts`).
 */
export function writeCsv(entries: readonly ExportedEntry[]): string {
  const rows = exportedEntries(entries).map(({ id, game, title, starts, ends, place, latLong, note }) => [
    ...[id, game, title],
    ...[written(starts), ends === null ? '' : written(ends)],
    ...[place, latLong?.replace(',', ', ') ?? '', note ?? ''],
  ]);
  const guarded = [HEADER, ...rows].map((row) => row.map(guardFormula));
  return `${BYTE_ORDER_MARK}${Papa.unparse(guarded, { quotes: true, newline: '\r\n' })}\r\n`;
}

/** Spreadsheets know a day and a time with a space between them. */
const written = (local: string) => local.replace('T', ' ');
