import { type RawBuilder, sql } from 'kysely';
import { eitherEngine } from './either-engine.ts';

/**
 * Values as one value of a statement, for `in`. A statement that has a value for each takes memory which the process does
 * not give back, so it would grow with every long list.
 */
export function valueList<Value extends number | string>(values: readonly Value[]): RawBuilder<Value> {
  // PostgreSQL could not infer the type of an empty list.
  if (values.length === 0) return sql<Value>`(null)`;
  const type = sql.raw(typeof values[0] === 'number' ? 'bigint' : 'text');
  return eitherEngine({
    embedded: sql<Value>`(select value from json_each(${JSON.stringify(values)}))`,
    postgres: sql<Value>`(select unnest(${values}::${type}[]))`,
  });
}
