import Papa from 'papaparse';
import { guardFormula } from '../formula-guard.ts';

/** Byte order mark. Without it Excel assumes an old encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** Writes rows as a CSV file that spreadsheets open directly and find no formula in (`formula-guard.ts`). */
export function guardedCsv(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((row) => row.map(guardFormula));
  return `${BYTE_ORDER_MARK}${Papa.unparse(guarded, { quotes: true, newline: '\r\n' })}\r\n`;
}
