import { readCellWhen } from '../when/cell-when.ts';
import { readWrittenDate, type WrittenDate } from '../when/written-date.ts';
import type { Row } from './row.ts';

/**
 * The day of a row that does not state it. A day is often written only once: in a merged cell, in its first row, in a
 * heading above its rows, or as the name of the sheet.
 */
export class DayOfSheet {
  private written: WrittenDate | null;
  private isNew = true;

  constructor(sheet: string) {
    this.written = readWrittenDate(sheet);
  }

  /** Whether a row holds a day and nothing else; it is then the day of the rows below. */
  isHeading(row: Row): boolean {
    const day = dayAlone(row);
    if (day === null) return false;
    this.written = day;
    this.isNew = true;
    return true;
  }

  /** Returns the day of a row: its own, or the last one above. Null if there is none yet. */
  of(own: WrittenDate | null): { readonly written: WrittenDate | null; readonly isNew: boolean } {
    const isNew = own !== null || this.isNew;
    this.written = own ?? this.written;
    this.isNew = false;
    return { written: this.written, isNew };
  }
}

/** Returns the day of a row that holds nothing else; null for any other row. */
export function dayAlone(row: Row): WrittenDate | null {
  const [text = '', ...more] = new Set(row.texts());
  if (more.length > 0) return null;
  return readWrittenDate(text) ?? (readCellWhen(row.cell('day'), 'day')?.date || null);
}
