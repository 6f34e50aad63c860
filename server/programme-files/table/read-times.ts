import { isoDate } from '#core/time/calendar-date.ts';
import type { Problem } from '../problem.ts';
import type { TableField } from '../programme.ts';
import { shortened } from '../shortened.ts';
import { readCellWhen } from '../when/cell-when.ts';
import { isSkipped, localAt, localTime } from '../when/local-time.ts';
import { type SettledDate, settleDate } from '../when/settle-date.ts';
import type { WrittenDate } from '../when/written-date.ts';
import { instantInZone } from '../when/written-zone.ts';
import { readEnd } from './read-end.ts';
import type { Row } from './row.ts';
import type { RowContext } from './row-context.ts';

interface Times {
  /** Null if the entry has to be left out. */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly problems: readonly Problem[];
}

/** Reads when a row takes place, in the event's local time. */
export function readTimes(row: Row, context: RowContext): Times {
  const leaveOut = (problem: Problem): Times => ({ starts: null, ends: null, problems: [problem] });
  const unreadable = (kind: 'day-unreadable' | 'start-unreadable', field: TableField) =>
    leaveOut({ kind, where: row.where(field), facts: { text: shortened(row.text(field)) } });

  const day = readCellWhen(row.cell('day'), 'day');
  if (row.text('day') !== '' && day === null) return unreadable('day-unreadable', 'day');
  const start = readCellWhen(row.cell('start'), 'time');
  if (row.text('start') !== '' && start === null) return unreadable('start-unreadable', 'start');
  const own = start?.date ?? day?.date ?? null;
  const { written, isNew } = context.day.of(own);
  const minutes = start?.minutes ?? day?.minutes ?? null;
  if (minutes === null) return leaveOut({ kind: 'start-missing', where: row.where('start'), facts: {} });
  if (written === null) return leaveOut({ kind: 'day-missing', where: row.where('day'), facts: {} });
  const field = start?.date == null ? 'day' : 'start';
  const settled = settleDate(written, context.dateOrder?.order ?? 'day-first', context.near);
  if (settled === null)
    return leaveOut({
      kind: 'day-unreadable',
      where: row.where(field),
      facts: { text: shortened(written.text) },
    });

  // A doubt about a day is reported once, at its first row.
  const problems = !isNew ? [] : doubtsOf(row, field, written, settled, context);
  const begins = localTime(settled.date, minutes);
  const until = start?.until ?? day?.until ?? null;
  const zone = row.text('zone') || start?.zone || day?.zone || null;
  const atEvent = (local: string, ofEnd: string | null = null) => {
    const own = row.text('zone') || ofEnd || zone;
    const at = own === null ? null : instantInZone(local, own);
    if (own !== null && at === null)
      problems.push({
        kind: 'zone-unknown',
        where: row.where(row.text('zone') === '' ? field : 'zone'),
        facts: { zone: own },
      });
    return at === null ? local : localAt(at, context.zone);
  };
  const starts = atEvent(begins);
  const ends = readEnd(row, context, { date: settled.date, begins, starts, until, atEvent }, problems);
  if (isSkipped(starts, context.zone))
    problems.push({ kind: 'time-skipped', where: row.where('start'), facts: { starts } });
  return { starts, ends, problems };
}

/** Returns the doubts about the day of a row. */
function doubtsOf(
  row: Row,
  field: TableField,
  written: WrittenDate,
  { date, other, isYearAssumed, isWeekdayWrong }: SettledDate,
  { dateOrder }: RowContext,
): Problem[] {
  const where = row.where(field);
  const [text, taken] = [written.text, isoDate(date)];
  const doubts: Problem[] = [];
  if (other !== null && dateOrder?.by === 'majority')
    doubts.push({ kind: 'date-ambiguous', where, facts: { text, taken, other: isoDate(other) } });
  if (isYearAssumed) doubts.push({ kind: 'year-assumed', where, facts: { text, year: date.year } });
  if (isWeekdayWrong) doubts.push({ kind: 'weekday-wrong', where, facts: { text, taken } });
  return doubts;
}
