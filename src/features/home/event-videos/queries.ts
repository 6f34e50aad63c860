import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The news videos of an upcoming event (reading Q-05). */
export const eventVideosQuery = (eventId: string) =>
  endpointQuery(linkedNews, { eventtype: 'upcoming', eventid: eventId });
