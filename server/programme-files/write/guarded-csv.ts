import Papa from 'papaparse';
import { guardFormula } from '../formula-guard.ts';

/** Without it Excel takes a CSV file for one in an old encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Writes rows as a CSV file that spreadsheets open as it is. No cell of it is a formula for them (`formula-guard.ts`).
 */
export function guardedCsv(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((row) => row.map(guardFormula));
  return `${BYTE_ORDER_MARK}${Papa.unparse(guarded, { quotes: true, newline: '\r\n' })}\r\n`;
}
