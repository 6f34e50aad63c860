import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The gallery of a previous event (section 7). */
export const galleryQuery = (eventId: string) =>
  endpointQuery(linkedNews, { eventtype: 'previous', eventid: eventId });
