import type { Cell } from './table.ts';

const DAY_MINUTES = 1_440;
const DAY_ZERO = Date.UTC(1899, 11, 30);
const MOST_MINUTES = 366 * DAY_MINUTES;
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,4}):(\d{2})$/;
const WORDS =
  /^(?:(\d+(?:[.,]\d+)?)\s?(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|ώρες|ώρα|uur)\.?)?\s*(?:(\d+)\s?(?:m|min|mins|minutes?|minuten|minutos?|λεπτά|')\.?)?$/iu;

/** Reads how long something is, in minutes: `90`, `1:30`, `1 h 30 min`, a time of a spreadsheet; null if it is none. */
export function readDuration(cell: Cell): number | null {
  const minutes = measure(cell);
  return minutes !== null && minutes >= 0 && minutes <= MOST_MINUTES ? minutes : null;
}

function measure(cell: Cell): number | null {
  if (cell instanceof Date) return Math.round((cell.getTime() - DAY_ZERO) / 60_000);
  // A spreadsheet counts times in days; nobody plans less than two minutes.
  if (typeof cell === 'number') return Math.round(cell < 2 ? cell * DAY_MINUTES : cell);
  if (typeof cell !== 'string') return null;
  const text = cell.trim();
  if (/^\d{1,5}$/.test(text)) return Number(text);
  const [, days = '0', hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours !== undefined) return Number(days) * DAY_MINUTES + Number(hours) * 60 + Number(minutes);
  const [, inHours, inMinutes] = WORDS.exec(text) ?? [];
  if (inHours === undefined && inMinutes === undefined) return null;
  return Math.round(Number((inHours ?? '0').replace(',', '.')) * 60) + Number(inMinutes ?? 0);
}
