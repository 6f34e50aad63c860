import { type ExportedEntry, exportedEntries } from './exported-entry.ts';
import { guardedCsv } from './guarded-csv.ts';

const HEADER = ['Id', 'Game', 'Title', 'Start', 'End', 'Place', 'Coordinates', 'Note'];

/** Writes a programme as a CSV file. */
export function writeCsv(entries: readonly ExportedEntry[]): string {
  const rows = exportedEntries(entries).map(({ id, game, title, starts, ends, place, latLong, note }) => [
    ...[id, game, title],
    ...[written(starts), ends === null ? '' : written(ends)],
    ...[place, latLong?.replace(',', ', ') ?? '', note ?? ''],
  ]);
  return guardedCsv([HEADER, ...rows]);
}

/** Spreadsheets recognise a date and a time with a space between them. */
const written = (local: string) => local.replace('T', ' ');
