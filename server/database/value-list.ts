import { type RawBuilder, sql } from 'kysely';
import { eitherEngine } from './either-engine.ts';

/**
 * Passes a list as a single parameter of a statement, for `in`. A statement with one parameter for each value takes
 * memory that the process does not give back, so it would grow with every long list.
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
