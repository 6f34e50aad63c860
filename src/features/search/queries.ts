import type { QueryClient } from '@tanstack/react-query';
import { council } from '#core/contract/council.ts';
import { eventList } from '#core/contract/event-list.ts';
import { news } from '#core/contract/news.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

export const nextEventsQuery = endpointQuery(eventList, { eventtype: 'upcoming' });

const previousEventsQuery = endpointQuery(eventList, { eventtype: 'previous' });
const newsQuery = endpointQuery(news, {});
const councilQuery = endpointQuery(council, { pagename: 'our-council' });

/** Asks for the great lists, so that more is found than what the visited pages brought. What fails is left as it is. */
export function askForLists(client: QueryClient): void {
  void client.prefetchQuery(nextEventsQuery);
  void client.prefetchQuery(previousEventsQuery);
  void client.prefetchQuery(newsQuery);
  void client.prefetchQuery(councilQuery);
}
