import { council } from '#core/contract/entities/council.ts';
import { endpointQuery } from '../../data/answers/endpoint-query.ts';

/** Both calls belong to the council's pages (reading Q-07). */
const PAGE_NAME = 'our-council';

/** The query of the whole council, by groups. */
export const councilQuery = endpointQuery(council, { pagename: PAGE_NAME });

/** Returns the query of the partner whose name is in the address. */
export const partnerQuery = (slug: string) => endpointQuery(council, { pagename: PAGE_NAME, slug });
