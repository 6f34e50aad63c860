/** Rows of one statement: SQLite allows 32,766 values. */
const MOST_ROWS = 1_000;

/** Splits a list into parts that one statement can take. */
export function inPortions<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_ROWS);
  return Array.from({ length: count }, (_, part) => items.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS));
}
