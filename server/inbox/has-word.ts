import { type RawBuilder, sql } from 'kysely';
import { isIn, writtenText } from '../database/written-text.ts';

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
  const text = writtenText('payload', WRITTEN);
  const each = ways.map((way) => isIn(text, way));
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
