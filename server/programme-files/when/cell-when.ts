import type { Cell } from '../table/table.ts';
import { readWhen, type When } from './read-when.ts';

const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;
/** Day 0 of spreadsheets. All of them agree from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** A smaller number is a time, in days; after midnight it goes on counting. */
const LAST_TIME = 1.5;
/** Some workbooks of old Macs count from 1904, and so do their times. */
const DAYS_UNTIL_1904 = 1_462;
/** Quarters of a day: of the numbers with two decimals, only these are times that people plan. */
const QUARTERS = 4;
/** The years 2000 to 2100. */
const [FIRST_DAY, LAST_DAY] = [36_526, 73_415];

/** Reads a cell of a table that holds a day, a time, or both; null if it holds neither. */
export function readCellWhen(cell: Cell, expects: 'day' | 'time'): When | null {
  if (cell instanceof Date) return ofSerial((cell.getTime() - DAY_ZERO) / (DAY_MINUTES * MINUTE_MS), expects);
  if (typeof cell === 'number') return ofPlainNumber(cell, expects);
  if (typeof cell !== 'string') return null;
  if (/^\d{5}(?:\.\d+)?$/.test(cell)) return ofPlainNumber(Number(cell), expects);
  return readWhen(cell, expects);
}

/** A number without a format is never a time of more than a day: 1.30 means half past one. */
function ofPlainNumber(number: number, expects: 'day' | 'time'): When | null {
  const isTime = number < 1 && !isTypedClock(number);
  return isTime || number >= FIRST_DAY ? ofSerial(number, expects) : null;
}

/** 0.30 is more likely half past midnight, mistyped, than 07:12. */
const isTypedClock = (number: number) =>
  Number.isInteger(Number((number * 100).toFixed(6))) && !Number.isInteger(number * QUARTERS);

/** Reads the number by which spreadsheets count days since 1899; its fraction is the time. */
function ofSerial(serial: number, expects: 'day' | 'time'): When | null {
  const isOf1904 = serial >= DAYS_UNTIL_1904 && serial < DAYS_UNTIL_1904 + LAST_TIME;
  if (isOf1904) return ofSerial(serial - DAYS_UNTIL_1904, expects);
  const minutes = Math.round(serial * DAY_MINUTES);
  if (serial >= 0 && serial < LAST_TIME) return { date: null, minutes, until: null, zone: null };
  if (serial < FIRST_DAY || serial >= LAST_DAY) return null;
  const at = new Date(DAY_ZERO + minutes * MINUTE_MS);
  const [month, day] = [at.getUTCMonth() + 1, at.getUTCDate()];
  const time = minutes % DAY_MINUTES;
  const date = {
    ...{ text: at.toISOString().slice(0, 10), year: at.getUTCFullYear(), weekday: null },
    ...{ dayFirst: { month, day }, monthFirst: { month, day } },
  };
  // A date is stored as midnight. Midnight is a time only where a time is expected.
  return { date, minutes: time === 0 && expects === 'day' ? null : time, until: null, zone: null };
}
