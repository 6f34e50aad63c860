import type { QueryClient } from '@tanstack/react-query';
import { councilQuery } from '../../../domain/council/council-query.ts';
import { previousEventsQuery, upcomingEventsQuery } from '../../../domain/events/event-lists-query.ts';
import { newsQuery } from '../../../domain/news/news-query.ts';

/** Longer than a good line takes; what the device has is found by then all the same. */
const LISTS_WITHIN_MS = 1_000;

/**
 * Asks for the great lists, so that more is found than what the visited pages brought. What fails is left as it is.
 *
 * @returns when they are here or have failed, or after a second
 */
export async function askForLists(client: QueryClient): Promise<void> {
  const lists = [
    client.prefetchQuery(upcomingEventsQuery),
    client.prefetchQuery(previousEventsQuery),
    client.prefetchQuery(newsQuery),
    client.prefetchQuery(councilQuery),
  ];
  const late = new Promise((resolve) => setTimeout(resolve, LISTS_WITHIN_MS));
  await Promise.race([Promise.all(lists), late]);
}
