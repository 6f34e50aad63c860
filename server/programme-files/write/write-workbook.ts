import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { ProgrammeEntry } from '../programme.ts';
import { minutesBetween } from '../when/local-time.ts';
import { DAY_MINUTES, LONGEST_NIGHT_MINUTES } from '../when/night.ts';
import { type ExportedEntry, exportedEntries } from './exported-entry.ts';
import { COLUMNS, EXAMPLE, NOTES, NOTES_SHEET, PROGRAMME_SHEET } from './workbook-texts.ts';

/** Writes a programme as a workbook, with a sheet that says how to fill it in. */
export const writeWorkbook = (entries: readonly ExportedEntry[]): Promise<Buffer> =>
  write(exportedEntries(entries));

/** Writes the template: the same workbook with an example instead of a programme. */
export const writeTemplate = (): Promise<Buffer> => write([{ id: null, note: null, ...EXAMPLE }]);

/** Spreadsheets count days from here. */
const DAY_ZERO = '1899-12-30T00:00';

/**
 * In a workbook `_x0041_` stands for a character, so an underscore that could begin such a code is written as a code
 * itself. So are the replacement character, which the library would leave out, and the first letter of words such as
 * "constructor", which it mistakes for a property of objects.
 */
function escaped(value: string): string {
  const plain = value.replace(/_(?=x[\da-f]{4}_)|\ufffd/gi, inHex);
  return plain in {} ? plain.replace(/^./, inHex) : plain;
}

const inHex = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const text = (value: string | null) =>
  value === null || value === '' ? null : { type: String, value: escaped(value) };
const day = (local: string) => ({
  type: Number,
  value: Math.floor(minutesBetween(DAY_ZERO, local) / DAY_MINUTES),
  format: 'yyyy-mm-dd',
});
const time = (local: string) => ({
  type: Number,
  value: (minutesBetween(DAY_ZERO, local) % DAY_MINUTES) / DAY_MINUTES,
  format: 'hh:mm',
});
const bold = (value: string) => ({ type: String, value, fontWeight: 'bold' as const });
const wrapped = (value: string) => ({ type: String, value, wrap: true });

function rowOf({ id, game, title, starts, ends, place, latLong }: ProgrammeEntry): Row {
  return [
    ...[text(id), text(game), text(title)],
    ...[day(starts), time(starts)],
    ...(ends === null ? [null, null] : [needsDay(starts, ends) ? day(ends) : null, time(ends)]),
    ...[text(place), text(latLong?.replace(',', ', ') ?? null)],
  ];
}

function write(entries: readonly ProgrammeEntry[]): Promise<Buffer> {
  const programme = {
    sheet: PROGRAMME_SHEET,
    data: [COLUMNS.map(({ name }) => bold(name)), ...entries.map(rowOf)],
    columns: COLUMNS.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  };
  const columns = COLUMNS.map(({ name, isNeeded, note }) => [bold(name), text(isNeeded), wrapped(note)]);
  const notes = {
    sheet: NOTES_SHEET,
    data: [
      ...NOTES.map((note): Row => [{ ...wrapped(note), columnSpan: 3 }, null, null]),
      [],
      [bold('Column'), bold('Needed?'), bold('What to write')],
      ...columns,
    ],
    columns: [{ width: 16 }, { width: 10 }, { width: 80 }],
  };
  return writeExcelFile([programme, notes]).toBuffer();
}

/** Whether an end is neither on the day of the start nor in the night after it. */
function needsDay(starts: string, ends: string): boolean {
  const isSameDay = starts.slice(0, 10) === ends.slice(0, 10);
  const isNight = ends.slice(11) < starts.slice(11) && minutesBetween(starts, ends) <= LONGEST_NIGHT_MINUTES;
  return !isSameDay && !isNight;
}
