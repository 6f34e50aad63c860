import type { Cell } from './table.ts';

export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 1_440 } as const;
/** The unit of a plain number in a length column. */
export type LengthUnit = keyof typeof UNIT_MINUTES;

const DAY_ZERO = Date.UTC(1899, 11, 30);
const MOST_MINUTES = 366 * 1_440;
/** A length as spreadsheets show it: hours, minutes and perhaps seconds. */
const CLOCK = /^(\d{1,4}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?$/;
const NUMBER = /^\d{1,5}(?:[.,]\d{1,6})?$/;
const WORDS =
  /^(?:(\d+(?:[.,]\d+)?)\s?(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|ώρες|ώρα|uur)\.?)?\s*(?:(\d+)\s?(?:m|min|mins|minutes?|minuten|minutos?|λεπτά|')\.?)?$/iu;

/**
 * Reads a length, in minutes: `90`, `1:30`, `1:30:00`, `1 h 30 min`, or a spreadsheet's time; null for anything else.
 *
 * @param unit of a plain number
 */
export function readDuration(cell: Cell, unit: LengthUnit): number | null {
  const minutes = measure(cell, unit);
  return minutes !== null && minutes >= 0 && minutes <= MOST_MINUTES ? Math.round(minutes) : null;
}

/** Returns a length that is a plain number; null for any other. */
export function plainLength(cell: Cell): number | null {
  if (typeof cell === 'number') return cell >= 0 ? cell : null;
  const text = typeof cell === 'string' ? cell.trim() : '';
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : null;
}

function measure(cell: Cell, unit: LengthUnit): number | null {
  if (cell instanceof Date) return (cell.getTime() - DAY_ZERO) / 60_000;
  const plain = plainLength(cell);
  if (plain !== null) return plain * UNIT_MINUTES[unit];
  if (typeof cell !== 'string') return null;
  const text = cell.trim();
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  const [, inHours, inMinutes] = WORDS.exec(text) ?? [];
  if (inHours === undefined && inMinutes === undefined) return null;
  return Number((inHours ?? '0').replace(',', '.')) * 60 + Number(inMinutes ?? 0);
}
