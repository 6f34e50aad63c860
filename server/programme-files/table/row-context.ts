import type { DateOrderFound } from '../programme.ts';
import type { EventDays } from '../when/event-days.ts';
import type { DayOfSheet } from './day-of-sheet.ts';
import type { LengthUnit } from './read-duration.ts';
import type { Row } from './row.ts';

/** What holds for all rows of a file. */
export interface RowSetting {
  /** IANA zone of the event. */
  readonly zone: string;
  /** Milliseconds since 1970, for days without a year. */
  readonly near: number;
  /** Null if the days of the event are unknown. */
  readonly days: EventDays | null;
  /** Game of rows that name none. */
  readonly game: string;
}

/** What is known from other rows of the sheet. */
export interface RowContext extends RowSetting {
  readonly dateOrder: DateOrderFound | null;
  readonly day: DayOfSheet;
  /** Unit of plain numbers in the length column. */
  readonly lengthUnit: LengthUnit;
  /** The last row with a game. */
  readonly above: Row | null;
}
