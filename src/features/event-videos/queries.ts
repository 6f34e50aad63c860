import { linkedNews } from '#core/contract/linked-news.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

/** The news videos of an upcoming event (decision Q-05). */
export const eventVideosQuery = (eventId: string) =>
  endpointQuery(linkedNews, { eventtype: 'upcoming', eventid: eventId });
