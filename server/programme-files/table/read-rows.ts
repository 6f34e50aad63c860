import { isoDate } from '#core/time/calendar-date.ts';
import { MOST_ROWS } from '../limits.ts';
import type { Problem, Where } from '../problem.ts';
import type { DateOrder, DateOrderFound, ReadEntry } from '../programme.ts';
import { refuse } from '../refusal.ts';
import { readCellWhen } from '../when/cell-when.ts';
import { dateOrderOf, isAmbiguous } from '../when/date-order.ts';
import { nearOf } from '../when/near-of.ts';
import { settleDate } from '../when/settle-date.ts';
import type { WrittenDate } from '../when/written-date.ts';
import { DayOfSheet, dayAlone } from './day-of-sheet.ts';
import { lengthUnitOf } from './length-unit.ts';
import { readRow } from './read-row.ts';
import { type KnownTable, type Row, rowsOf } from './row.ts';
import type { RowSetting } from './row-context.ts';

interface ReadRows {
  readonly entries: ReadEntry[];
  readonly problems: Problem[];
  readonly dateOrder: DateOrderFound | null;
}

/** Reads all sheets of a file as one programme: evidence for the order of dates in one sheet counts for all. */
export function readRows(
  tables: readonly KnownTable[],
  setting: RowSetting,
  choice: DateOrder | undefined,
): ReadRows {
  const sheets = tables.map((known) => ({ sheet: known.table.sheet, ...rowsOf(known) }));
  const rows = sheets.flatMap(({ below }) => below);
  if (rows.length > MOST_ROWS) refuse('too-many-rows', { most: MOST_ROWS });
  const dates = sheets.flatMap(({ above, below }) => [...headingsOf(above), ...datesOf(below)]);
  const written = dates.map(({ date }) => date);
  const dateOrder = dateOrderOf(written, setting.near, choice, setting.days);
  const near = nearOf(written, dateOrder?.order ?? 'day-first', setting.near, setting.days);
  const entries: ReadEntry[] = [];
  const problems = doubtOfOrder(dates, dateOrder, near);
  for (const { sheet, above: aboveHeader, below: ofSheet } of sheets) {
    const day = new DayOfSheet(sheet);
    for (const row of aboveHeader) day.isHeading(row);
    let above: Row | null = null;
    const { unit, doubt } = lengthUnitOf(ofSheet);
    const ofThisSheet: Problem[] = doubt === null ? [] : [doubt];
    for (const row of ofSheet) {
      if (day.isHeading(row)) continue;
      const read = readRow(row, { ...setting, near, day, above, dateOrder, lengthUnit: unit });
      ofThisSheet.push(...read.problems);
      if (row.text('game') !== '' && read.entry !== null) above = row;
      if (read.entry !== null) entries.push({ entry: read.entry, where: row.where() });
    }
    problems.push(...(ofSheet[0]?.has('start') === false ? startsInOne(ofThisSheet, sheet) : ofThisSheet));
  }
  return { entries, problems, dateOrder };
}

/** Without a start column every entry lacks its start; that is reported once. */
function startsInOne(problems: readonly Problem[], sheet: string): Problem[] {
  const others = problems.filter(({ kind }) => kind !== 'start-missing');
  const rows = problems.length - others.length;
  if (rows < 2) return [...problems];
  return [{ kind: 'no-start-column', where: sheet === '' ? {} : { sheet }, facts: { rows } }, ...others];
}

interface FoundDate {
  readonly date: WrittenDate;
  readonly where: Where;
}

/** All dates of these rows that are written as text. */
function datesOf(rows: readonly Row[]): FoundDate[] {
  return rows.flatMap((row) => {
    const ofFields = (['day', 'start', 'endDay', 'end'] as const).flatMap((field) => {
      const cell = row.cell(field);
      const expects = field === 'day' || field === 'endDay' ? 'day' : 'time';
      const date = typeof cell === 'string' ? readCellWhen(cell, expects)?.date : null;
      return date == null ? [] : [{ date, where: row.where(field) }];
    });
    return ofFields.length > 0 ? ofFields : headingsOf([row]);
  });
}

/** Days in headings above their rows. */
const headingsOf = (rows: readonly Row[]): FoundDate[] =>
  rows.flatMap((row) => {
    const date = dayAlone(row);
    return date === null ? [] : [{ date, where: row.where() }];
  });

const DOUBTS = {
  ...{ numbers: undefined, majority: undefined, weekdays: undefined, choice: undefined },
  event: 'date-order-by-event',
  closeness: 'date-order-by-closeness',
  nothing: 'date-order-assumed',
} as const satisfies Record<DateOrderFound['by'], Problem['kind'] | undefined>;

/** A wrong order moves the whole programme, so it is reported unless the file leaves no doubt. */
function doubtOfOrder(dates: readonly FoundDate[], found: DateOrderFound | null, near: number): Problem[] {
  const kind = found === null ? undefined : DOUBTS[found.by];
  if (found === null || kind === undefined) return [];
  const first = dates.find(({ date }) => isAmbiguous(date));
  const settled = first && settleDate(first.date, found.order, near);
  if (first === undefined || settled?.other == null) return [];
  const facts = { text: first.date.text, taken: isoDate(settled.date), other: isoDate(settled.other) };
  return [{ kind, where: first.where, facts }];
}
