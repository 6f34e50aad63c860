/** SQLite allows 32,766 values in one statement. */
const MOST_ROWS = 1_000;

/** Divides rows into parts that one statement can write. */
export function inParts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / MOST_ROWS);
  return Array.from({ length: count }, (_, part) => rows.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS));
}
