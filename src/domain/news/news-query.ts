import { news } from '#core/contract/entities/news.ts';
import { endpointQuery } from '../../data/answers/endpoint-query.ts';

/** The news, latest first. */
export const newsQuery = endpointQuery(news, {});
