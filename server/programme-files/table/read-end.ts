import type { CalendarDate } from '#core/time/calendar-date.ts';
import type { Problem } from '../problem.ts';
import type { TableField } from '../programme.ts';
import { shortened } from '../shortened.ts';
import { readCellWhen } from '../when/cell-when.ts';
import { addMinutes, localTime, minutesBetween } from '../when/local-time.ts';
import { DAY_MINUTES, LONGEST_NIGHT_MINUTES } from '../when/night.ts';
import { settleDate } from '../when/settle-date.ts';
import { readDuration } from './read-duration.ts';
import type { Row } from './row.ts';
import type { RowContext } from './row-context.ts';

interface Begun {
  readonly date: CalendarDate;
  /** `YYYY-MM-DDTHH:MM`, as the file writes it */
  readonly begins: string;
  /** The same in the event's local time. */
  readonly starts: string;
  /** An end that is written with the start, in minutes since midnight. */
  readonly until: number | null;
  /** Converts a time of the file, which may name a zone of its own, to the event's local time. */
  readonly atEvent: (local: string, zone?: string | null) => string;
}

/** Returns the end of a row, in the event's local time; null without a valid one. */
export function readEnd(row: Row, context: RowContext, begun: Begun, problems: Problem[]): string | null {
  const unreadable = (field: TableField) => {
    problems.push({
      kind: 'end-unreadable',
      where: row.where(field),
      facts: { text: shortened(row.text(field)) },
    });
    return null;
  };
  const end = readCellWhen(row.cell('end'), 'time');
  if (row.text('end') !== '' && end?.minutes == null) return unreadable('end');
  const lastDay = readCellWhen(row.cell('endDay'), 'day');
  if (row.text('endDay') !== '' && lastDay?.date == null) return unreadable('endDay');
  const until = end?.minutes ?? lastDay?.minutes ?? begun.until;
  if (until === null) {
    if (row.text('duration') === '') return null;
    const length = readDuration(row.cell('duration'), context.lengthUnit);
    if (length === null) return unreadable('duration');
    return length === 0 ? null : begun.atEvent(addMinutes(begun.begins, length));
  }
  const written = end?.date ?? lastDay?.date ?? null;
  const last =
    written === null
      ? begun.date
      : settleDate(written, context.dateOrder?.order ?? 'day-first', context.near)?.date;
  if (last === undefined) return unreadable(end?.date == null ? 'endDay' : 'end');
  const ends = begun.atEvent(localTime(last, until), end?.zone ?? lastDay?.zone);
  return endAfter(row, begun.starts, ends, written !== null, problems);
}

function endAfter(
  row: Row,
  starts: string,
  ends: string,
  hasDay: boolean,
  problems: Problem[],
): string | null {
  const length = minutesBetween(starts, ends);
  if (length > 0) return ends;
  const where = row.where('end');
  if (length === 0) {
    problems.push({ kind: 'end-is-start', where, facts: {} });
    return null;
  }
  if (!hasDay && length + DAY_MINUTES <= LONGEST_NIGHT_MINUTES) return addMinutes(ends, DAY_MINUTES);
  problems.push({ kind: 'end-before-start', where, facts: { starts, ends } });
  return null;
}
