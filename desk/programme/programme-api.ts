import { DESK_API } from '#core/desk/addresses.ts';
import type { ProgrammeReport } from '#core/desk/content.ts';
import { askDesk, query } from '../api/ask-desk.ts';

/** How to read a file where the file does not say. */
export interface Reading {
  /** By the name of a column: the field it is taken for, or null for none. */
  readonly columns: Readonly<Record<string, string | null>>;
  readonly dateOrder: '' | 'day-first' | 'month-first';
  readonly game: string;
  /** Whether a file without entries is to empty the schedule. */
  readonly isEmptyMeant: boolean;
  /** '' as the file itself tells. */
  readonly encoding: string;
}

export const AS_IT_IS: Reading = { columns: {}, dateOrder: '', game: '', isEmptyMeant: false, encoding: '' };

/** Hands a programme in; a dry run only tells what that would do. */
export function sendProgramme(
  event: string,
  file: Blob,
  { columns, dateOrder, game, isEmptyMeant, encoding }: Reading,
  /** What to import, as the dry run reported it; null: this is the dry run. */
  seen: ProgrammeReport | null,
) {
  const values = {
    dryRun: seen === null ? 1 : undefined,
    latestChange: seen?.latestChange ?? undefined,
    columns: Object.keys(columns).length === 0 ? undefined : JSON.stringify(columns),
    dateOrder,
    game: game.trim(),
    empty: isEmptyMeant ? 1 : undefined,
    encoding: encoding || undefined,
  };
  return askDesk<ProgrammeReport>('POST', `/programme/${encodeURIComponent(event)}${query(values)}`, file);
}

export const EXPORTS = [
  { format: 'xlsx', words: 'Spreadsheet (XLSX)' },
  { format: 'csv', words: 'CSV' },
  { format: 'ics', words: 'Calendar (ICS)' },
  { format: 'json', words: 'schedule.json' },
  { format: 'xml', words: 'schedule XML' },
] as const;

/** Where the programme of an event can be downloaded. */
export const exportAddress = (event: string, format: string) =>
  `${DESK_API}/programme/${encodeURIComponent(event)}.${format}`;
/** A spreadsheet to fill in. */
export const TEMPLATE = `${DESK_API}/programme-template.xlsx`;

/** What a column can hold, in words. */
export const COLUMN_FIELDS = [
  { id: '', title: 'Not used' },
  { id: 'game', title: 'Game' },
  { id: 'title', title: 'Title' },
  { id: 'day', title: 'Day' },
  { id: 'start', title: 'Start' },
  { id: 'end', title: 'End' },
  { id: 'endDay', title: 'End day' },
  { id: 'duration', title: 'Duration' },
  { id: 'place', title: 'Place' },
  { id: 'latLong', title: 'Coordinates' },
  { id: 'latitude', title: 'Latitude' },
  { id: 'longitude', title: 'Longitude' },
  { id: 'note', title: 'Note' },
  { id: 'zone', title: 'Time zone' },
  { id: 'id', title: 'ID' },
] as const;
