import { type RawBuilder, sql } from 'kysely';
import { eitherEngine } from './either-engine.ts';

/** What each column of the rows holds. */
type Columns = Readonly<Record<string, 'integer' | 'text'>>;
type Row<Given extends Columns> = Readonly<Record<keyof Given, number | string | null>>;

/** Rows as few values of a statement, for `insert into … select`; the reason is that of `valueList`. */
export function valueRows<Given extends Columns>(
  columns: Given,
  rows: readonly Row<Given>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns);
  return eitherEngine({
    embedded: sql`(
      select ${sql.join(names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.id(name)}`))}
      from json_each(${JSON.stringify(rows)})
    ) as given`,
    postgres: sql`unnest(${sql.join(
      names.map((name) => {
        const type = sql.raw(columns[name] === 'integer' ? 'bigint' : 'text');
        return sql`${rows.map((row) => row[name] ?? null)}::${type}[]`;
      }),
    )}) as given (${sql.join(names.map((name) => sql.id(name)))})`,
  });
}
