import { banners } from '#core/contract/entities/banner.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The banners of a page, by the page's name as the provider spells it (reading Q-07). */
export const bannersQuery = (pageName: string) => endpointQuery(banners, { pagename: pageName });
