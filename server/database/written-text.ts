import { type RawBuilder, sql } from 'kysely';
import { eitherEngine } from './either-engine.ts';

/** What JSON may say and PostgreSQL cannot hold in a text: the character NUL, and halves of characters. */
const UNHELD = String.raw`(?<!\\)((\\\\)*)\\u(0000|d[89a-f][0-9a-f]{2})`;

/**
 * What a JSON object says in some of its fields, one below the other.
 *
 * @param column of the object's text
 */
export function writtenText(column: string, fields: readonly string[]): RawBuilder<string> {
  const object = sql`regexp_replace(${sql.ref(column)}, ${UNHELD}, ${String.raw`\1\\ufffd`}, 'gi')::json`;
  return eitherEngine({
    embedded: sql<string>`(${sql.join(
      fields.map((field) => sql`json_extract(${sql.ref(column)}, ${`$.${field}`})`),
      sql` || char(10) || `,
    )})`,
    postgres: sql<string>`(select ${sql.join(
      fields.map((field) => sql`(said ->> ${sql.lit(field)})`),
      sql` || chr(10) || `,
    )} from (select ${object} as said) as held)`,
  });
}

/** A condition: these characters are somewhere in a text. The case of Latin letters without accents is ignored. */
export function isIn(text: RawBuilder<string>, sought: string): RawBuilder<boolean> {
  const pattern = `%${sought.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return eitherEngine({
    embedded: sql<boolean>`${text} like ${pattern} escape '\\'`,
    postgres: sql<boolean>`${text} collate "C" ilike ${pattern} escape '\\'`,
  });
}
