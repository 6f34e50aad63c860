import { associates } from '#core/contract/entities/associate.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The supporters' logos for one page. */
export const associatesQuery = (pageName: string, eventId: string) =>
  endpointQuery(associates, { 'page-url': pageName, 'event-id': eventId });
