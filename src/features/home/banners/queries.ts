import { banners } from '#core/contract/entities/banner.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The banners of a page, named as the provider names pages (decision Q-07). */
export const bannersQuery = (pageName: string) => endpointQuery(banners, { pagename: pageName });
