import { council } from '#core/contract/entities/council.ts';
import { endpointQuery } from '../../data/answers/endpoint-query.ts';

/** Both calls come from the council's pages (decision Q-07). */
const PAGE_NAME = 'our-council';

/** The whole council, by groups. */
export const councilQuery = endpointQuery(council, { pagename: PAGE_NAME });

/** The one partner of a name in an address. */
export const partnerQuery = (slug: string) => endpointQuery(council, { pagename: PAGE_NAME, slug });
