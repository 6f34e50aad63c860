import { appLinks } from '#core/contract/app-links.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

export const appLinksQuery = endpointQuery(appLinks, {});
