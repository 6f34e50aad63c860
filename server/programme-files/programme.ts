import type { TextEncoding } from '#core/text/text-encodings.ts';
import type { FileFormat } from './file-kind.ts';
import type { Problem, Where } from './problem.ts';

/** One entry of a programme, as files hold it. Times are those of the clock at the event: `YYYY-MM-DDTHH:MM`. */
export interface ProgrammeEntry {
  /** What the file or the content knows it by; null if it has no name yet. */
  readonly id: string | null;
  readonly game: string;
  /** '' for an entry that is simply its game. */
  readonly title: string;
  readonly starts: string;
  /** Null if the end is not announced. */
  readonly ends: string | null;
  /** '' if it is not announced. */
  readonly place: string;
  /** `latitude,longitude` in degrees. */
  readonly latLong: string | null;
  readonly note: string | null;
}

/** What can differ between two entries that are the same one. */
export type EntryField = Exclude<keyof ProgrammeEntry, 'id'>;

export const ENTRY_FIELDS = [
  'game',
  'title',
  'starts',
  'ends',
  'place',
  'latLong',
  'note',
] as const satisfies readonly EntryField[];

/** An entry with the place in the file that it comes from. */
export interface ReadEntry {
  readonly entry: ProgrammeEntry;
  readonly where: Where;
}

/** What a column of a table, or a field of another format, was taken for. */
export interface MappedColumn {
  /** As the file names it. */
  readonly column: string;
  /** Null if it was not used. */
  readonly field: TableField | null;
  /** The first things in a column of a table, as it shows them. */
  readonly samples?: readonly string[];
}

/** What a column can hold. */
export type TableField =
  | 'id'
  | 'game'
  | 'title'
  | 'day'
  | 'start'
  | 'endDay'
  | 'end'
  | 'duration'
  | 'place'
  | 'latitude'
  | 'longitude'
  | 'latLong'
  | 'note'
  | 'zone';

export interface MappedSheet {
  /** '' in a file without sheets. */
  readonly sheet: string;
  /** The row that names the columns, counted from 1; null in a format without rows. */
  readonly headerRow: number | null;
  readonly columns: readonly MappedColumn[];
}

/** How a file was understood, for whoever wants to check it. */
export interface Mapping {
  /** Of a text file. */
  readonly encoding: string | null;
  /** Of a CSV file. */
  readonly delimiter: string | null;
  /** Which comes first in `03/10/2026`, and what says so; null if no date of the file asks for it. */
  readonly dateOrder: DateOrderFound | null;
  readonly sheets: readonly MappedSheet[];
  /** Sheets that are hidden, or have no row that names columns: nothing of them was read. */
  readonly skippedSheets: readonly string[];
}

export type DateOrder = 'day-first' | 'month-first';

export interface DateOrderFound {
  readonly order: DateOrder;
  /**
   * Numbers above 12 in one place, or in both and more often in one; the days of the event, the names of weekdays, days
   * that are closer together one way than the other, whoever imports the file, or nothing at all.
   */
  readonly by: 'numbers' | 'majority' | 'event' | 'weekdays' | 'closeness' | 'choice' | 'nothing';
}

/** A file that was read. */
export interface ReadProgramme {
  readonly format: FileFormat;
  readonly entries: readonly ReadEntry[];
  readonly problems: readonly Problem[];
  /** Fields that the file has at all: what it has no column for stays as it was. */
  readonly carries: readonly EntryField[];
  readonly mapping: Mapping;
}

/** The days of an event, as `YYYY-MM-DD`. */
export interface EventDates {
  readonly first: string;
  /** Null if it is not announced. */
  readonly last: string | null;
}

/** What a reader has to know beside the file. */
export interface ReadOptions {
  /** IANA zone of the event. */
  readonly zone: string;
  /** `YYYY-MM-DD` near the event, for days without a year. */
  readonly near: string;
  /** The days of the event, if they are known. */
  readonly days?: EventDates;
  /** Tells the entries of this site from those of others in calendars, as given to `writeCalendarFile`. */
  readonly site: string;
  readonly fileName?: string;
  /** Game of entries for which the file names none. */
  readonly game?: string;
  /** Overrides what was guessed: by a column's name as the file writes it. */
  readonly columns?: Readonly<Record<string, TableField | null>>;
  readonly dateOrder?: DateOrder;
  /** Whether a calendar with nothing in it is read as an empty programme; otherwise it is refused. */
  readonly mayBeEmpty?: boolean;
  /** How a text file was written, for whoever has seen that it was read in another way. */
  readonly encoding?: TextEncoding;
}
