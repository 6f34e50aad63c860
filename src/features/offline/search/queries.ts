import type { QueryClient } from '@tanstack/react-query';
import { councilQuery } from '../../../domain/council/council-query.ts';
import { previousEventsQuery, upcomingEventsQuery } from '../../../domain/events/event-lists-query.ts';
import { newsQuery } from '../../../domain/news/news-query.ts';

/** Longer than a good connection takes. What is on the device is found anyway. */
const LISTS_WITHIN_MS = 1_000;

/**
 * Requests the main lists, so that search finds more than the visited pages have loaded. Failures are ignored.
 *
 * @returns when they have arrived or failed, or after a second
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
