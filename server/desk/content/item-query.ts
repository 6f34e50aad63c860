import type { FastifyRequest } from 'fastify';
import { MOST_ITEMS } from '#core/desk/most-items.ts';
import { describeKind } from '../../content/kinds/describe-kind.ts';
import type { KindName } from '../../content/kinds/kinds.ts';
import type { ItemQuery } from '../../content/working-copy/list-items.ts';
import { malformed, queryNumber, queryText, queryWord } from '../request-values.ts';

/** Query parameters that are not fields; no kind has a field of such a name. */
const OWN_WORDS = ['q', 'sort', 'order', 'from', 'count'];
const OF_EVERY_ITEM = ['id', 'changedAt', 'author'];
const USUAL_COUNT = 25;

/** Reads which items of a kind are requested. */
export function itemQuery(request: FastifyRequest, kind: KindName): ItemQuery {
  const fields = [...describeKind(kind).fields.map(({ name }) => name), ...OF_EVERY_ITEM];
  const known = (field: string) => {
    if (!fields.includes(field)) throw malformed(`"${field}" isn’t a field that exists here.`);
    return field;
  };
  const filters = Object.keys(request.query as object).filter((name) => !OWN_WORDS.includes(name));
  const sort = queryText(request, 'sort');
  return {
    words: queryText(request, 'q') ?? '',
    filters: Object.fromEntries(filters.map((name) => [known(name), queryText(request, name) ?? ''])),
    sort: sort === null || sort === '' ? null : known(sort),
    isDescending: queryWord(request, 'order', ['asc', 'desc']) === 'desc',
    from: queryNumber(request, 'from', 0) ?? 0,
    count: queryNumber(request, 'count', 1, MOST_ITEMS) ?? USUAL_COUNT,
  };
}
