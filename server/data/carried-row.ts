import { createHash } from 'node:crypto';

/** A value of either engine; whole numbers may be of any size. */
export type Value = string | number | bigint | null;
export type Row = Readonly<Record<string, Value>>;

const WHOLE = /^-?\d+$/;

/**
 * Returns a value of the embedded database as PostgreSQL can hold it: earlier versions wrote times with a fraction of a
 * millisecond, and a text of PostgreSQL's cannot hold the character NUL.
 *
 * @param value whole numbers as texts
 * @throws Error in one sentence for a value of an unexpected type
 */
export function carriedValue(value: unknown, type: string): Value {
  if (value === null) return null;
  if (type === 'INTEGER' && typeof value === 'string')
    return WHOLE.test(value) ? BigInt(value) : BigInt(Math.round(Number(value)));
  if (type === 'TEXT' && typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  if (type === 'REAL' && typeof value === 'number') return value;
  throw new Error(`A column of the type ${type} holds something else (${typeof value}).`);
}

/** Returns a hash that is equal for rows of equal content, whichever engine they are from. */
export function hashOf(row: Row): string {
  const said = Object.entries(row)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, typeof value === 'bigint' ? `${value}n` : value]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64');
}
