import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { TEXT_ENCODINGS } from '#core/text/text-encodings.ts';
import { DATE_ORDERS, type ReadingWishes, TABLE_FIELDS } from '../../content/programme/read-for-event.ts';
import { malformed, queryText, queryWord } from '../request-values.ts';

const ENCODINGS = TEXT_ENCODINGS.map(({ id }) => id);
const COLUMNS = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.nullable(v.picklist(TABLE_FIELDS))));

/** Reads how a programme file should be read. */
export function readingWishes(request: FastifyRequest): ReadingWishes {
  return {
    columns: columnsOf(queryText(request, 'columns') || '{}'),
    dateOrder: queryText(request, 'dateOrder') ? queryWord(request, 'dateOrder', DATE_ORDERS) : null,
    game: queryText(request, 'game')?.trim() || null,
    encoding: queryText(request, 'encoding') ? queryWord(request, 'encoding', ENCODINGS) : null,
  };
}

function columnsOf(text: string): ReadingWishes['columns'] {
  const read = v.safeParse(COLUMNS, text);
  if (read.success) return read.output;
  throw malformed(
    `"columns" must be JSON such as {"What":"title","Who":null}. Fields are: ${TABLE_FIELDS.join(', ')}.`,
  );
}
