/** A calendar day without a time zone, so it can never shift by a day (reading Q-47). */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
/** The basic format of calendar files: `20240305`. */
const BASIC = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?';
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const DAY_MONTH = new RegExp(`^${WEEKDAY}${DAY}[\\s-]+(?:of\\s+)?${MONTH},?[\\s-]+(\\d{4})(?!\\d)`, 'i');
const MONTH_DAY = new RegExp(`^${WEEKDAY}${MONTH}\\s+${DAY},?\\s+(\\d{4})(?!\\d)`, 'i');
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** The unambiguous formats, each with the positions of year, month and day. A two-digit year is ambiguous. */
const FORMS = [
  [DAY_FIRST, 3, 2, 1],
  [YEAR_FIRST, 1, 2, 3],
  [BASIC, 1, 2, 3],
  [DAY_MONTH, 3, 2, 1],
  [MONTH_DAY, 3, 1, 2],
] as const;

/**
 * Reads `dd-mm-yyyy`, `dd/mm/yyyy`, ISO, `yyyy/mm/dd` and English `5 March 2024`, with or without a time after it; null
 * for anything else and for days that do not exist.
 */
export function readCalendarDate(text: string): CalendarDate | null {
  return splitDate(text)?.date ?? null;
}

/** Splits a text into the day at its start and the rest. */
export function splitDate(text: string): { date: CalendarDate; rest: string } | null {
  const given = text.trim();
  for (const [form, year, month, day] of FORMS) {
    const found = form.exec(given);
    if (found === null) continue;
    const date = existing(Number(found[year]), monthOf(found[month] ?? ''), Number(found[day]));
    return date && { date, rest: given.slice(found[0].length) };
  }
  return null;
}

function monthOf(text: string): number {
  return /\d/.test(text) ? Number(text) : MONTHS.indexOf(text.toLowerCase()) / 3 + 1;
}

function existing(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { year, month, day } : null;
}

/** Formats a date as `2024-03-05`, which sorts as text and suits `<time>`. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
