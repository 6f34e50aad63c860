import { type RawBuilder, sql } from 'kysely';

/**
 * Values as one value of a statement, for `in`. A statement that has a value for each takes memory which the process does
 * not give back, so it would grow with every long list.
 */
export const valueList = <Value extends number | string>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`(select value from json_each(${JSON.stringify(values)}))`;
