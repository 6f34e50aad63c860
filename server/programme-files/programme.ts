import type { TextEncoding } from '#core/text/text-encodings.ts';
import type { FileFormat } from './file-kind.ts';
import type { Problem, Where } from './problem.ts';

/** One entry of a programme, as in a file. Times are local times at the event: `YYYY-MM-DDTHH:MM`. */
export interface ProgrammeEntry {
  /** Its id in the file or in the content; null if it has none yet. */
  readonly id: string | null;
  readonly game: string;
  /** '' for an entry that stands for its game as a whole. */
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

/** The fields in which two versions of an entry can differ. */
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

/** How a column of a table, or a field of another format, was understood. */
export interface MappedColumn {
  /** As named in the file. */
  readonly column: string;
  /** Null if it was not used. */
  readonly field: TableField | null;
  /** The first values of a column of a table, as shown. */
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

/** How a file was understood, so that the organiser can check it. */
export interface Mapping {
  /** Of a text file. */
  readonly encoding: string | null;
  /** Of a CSV file. */
  readonly delimiter: string | null;
  /** Whether the day or the month comes first in `03/10/2026`, and the evidence; null if no date is ambiguous. */
  readonly dateOrder: DateOrderFound | null;
  readonly sheets: readonly MappedSheet[];
  /** Sheets that were not read, because they are hidden or have no header row. */
  readonly skippedSheets: readonly string[];
}

export type DateOrder = 'day-first' | 'month-first';

export interface DateOrderFound {
  readonly order: DateOrder;
  /**
   * Numbers above 12 in one position, or in both and more often in one; the days of the event; names of weekdays; days
   * that lie closer together in one reading; the organiser's choice; or nothing at all.
   */
  readonly by: 'numbers' | 'majority' | 'event' | 'weekdays' | 'closeness' | 'choice' | 'nothing';
}

/** A file that was read. */
export interface ReadProgramme {
  readonly format: FileFormat;
  readonly entries: readonly ReadEntry[];
  readonly problems: readonly Problem[];
  /** Fields that the file has. Other fields stay as they are in the content. */
  readonly carries: readonly EntryField[];
  readonly mapping: Mapping;
}

/** The days of an event, as `YYYY-MM-DD`. */
export interface EventDates {
  readonly first: string;
  /** Null if it is not announced. */
  readonly last: string | null;
}

/** What is needed to read a file, apart from the file. */
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
  /** Overrides the guesses: the field by the column's name in the file. */
  readonly columns?: Readonly<Record<string, TableField | null>>;
  readonly dateOrder?: DateOrder;
  /** Whether a calendar with nothing in it is read as an empty programme; otherwise it is refused. */
  readonly mayBeEmpty?: boolean;
  /** The encoding and separator of a text file, chosen by an organiser who saw that the guess was wrong. */
  readonly encoding?: TextEncoding;
}
