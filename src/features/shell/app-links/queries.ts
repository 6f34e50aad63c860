import { appLinks } from '#core/contract/entities/app-links.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

export const appLinksQuery = endpointQuery(appLinks, {});
