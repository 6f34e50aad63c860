import { news } from '#core/contract/entities/news.ts';
import { endpointQuery } from '../../data/answers/endpoint-query.ts';

/** The query of the news, latest first. */
export const newsQuery = endpointQuery(news, {});
