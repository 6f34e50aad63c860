import { news } from '#core/contract/news.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

/** The news, latest first. */
export const newsQuery = endpointQuery(news, {});
