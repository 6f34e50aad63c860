import type { QueryClient } from '@tanstack/react-query';
import { council } from '#core/contract/council.ts';
import { eventList } from '#core/contract/event-list.ts';
import { news } from '#core/contract/news.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

export const nextEventsQuery = endpointQuery(eventList, { eventtype: 'upcoming' });

const previousEventsQuery = endpointQuery(eventList, { eventtype: 'previous' });
const newsQuery = endpointQuery(news, {});
const councilQuery = endpointQuery(council, { pagename: 'our-council' });

/** Longer than a good line takes; what the device has is found by then all the same. */
const LISTS_WITHIN_MS = 1_000;

/**
 * Asks for the great lists, so that more is found than what the visited pages brought. What fails is left as it is.
 *
 * @returns when they are here or have failed, or after a second
 */
export async function askForLists(client: QueryClient): Promise<void> {
  const lists = [
    client.prefetchQuery(nextEventsQuery),
    client.prefetchQuery(previousEventsQuery),
    client.prefetchQuery(newsQuery),
    client.prefetchQuery(councilQuery),
  ];
  const late = new Promise((resolve) => setTimeout(resolve, LISTS_WITHIN_MS));
  await Promise.race([Promise.all(lists), late]);
}
