import { associates } from '#core/contract/entities/associate.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** Every event page shows the associates of this one event, whatever its own id (section 7, decision Q-39). */
export const EVENT_PAGES_ASSOCIATES_ID = '11';

/** The logos for one page. */
export const associatesQuery = (pageName: string, eventId: string) =>
  endpointQuery(associates, { 'page-url': pageName, 'event-id': eventId });
