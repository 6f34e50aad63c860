import { type RawBuilder, sql } from 'kysely';

const WRITTEN = ['firstName', 'emailid', 'contactno', 'message'];

/**
 * A condition: the word is in what a visitor wrote. The database ignores case in Latin letters without accents only, so
 * it also looks for the usual ways to write the others.
 */
export function hasWord(word: string): RawBuilder<boolean> {
  const [first = '', ...rest] = word.toLowerCase();
  const ways = [
    ...new Set([word, word.toLowerCase(), word.toUpperCase(), first.toUpperCase() + rest.join('')]),
  ];
  const text = sql.join(
    WRITTEN.map((field) => sql`json_extract(payload, ${`$.${field}`})`),
    sql` || char(10) || `,
  );
  const each = ways.map((way) => sql`(${text}) like ${`%${escaped(way)}%`} escape '\\'`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
