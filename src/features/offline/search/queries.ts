import type { QueryClient } from '@tanstack/react-query';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { Answered } from '../../../data/answers/answered.ts';
import { serverNow } from '../../../data/connection/server-clock.ts';
import { councilQuery } from '../../../domain/council/council-query.ts';
import { previousEventsQuery, upcomingEventsQuery } from '../../../domain/events/event-lists-query.ts';
import { newsQuery } from '../../../domain/news/news-query.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { isSoon } from './entries/is-soon.ts';

/** Longer than a good connection takes. What is on the device is found anyway. */
const LISTS_WITHIN_MS = 1_000;
const MOST_SCHEDULES = 3;

/**
 * Requests the main lists and the schedules of what is on, so that search finds more than the visited pages have
 * loaded. Failures are ignored.
 *
 * @returns when they have arrived or failed, or after a second
 */
export async function askForLists(client: QueryClient): Promise<void> {
  const lists = [
    client.prefetchQuery(upcomingEventsQuery).then(() => askForSchedules(client)),
    client.prefetchQuery(previousEventsQuery),
    client.prefetchQuery(newsQuery),
    client.prefetchQuery(councilQuery),
  ];
  const late = new Promise((resolve) => setTimeout(resolve, LISTS_WITHIN_MS));
  await Promise.race([Promise.all(lists), late]);
}

async function askForSchedules(client: QueryClient): Promise<void> {
  const events = client.getQueryData<Answered<readonly ListedEvent[]>>(upcomingEventsQuery.queryKey)?.value;
  const now = serverNow();
  const soon = (events ?? []).filter((event) => event.readMorePath !== '' && isSoon(event, now));
  await Promise.all(
    soon
      .slice(0, MOST_SCHEDULES)
      .map(({ readMorePath }) => client.prefetchQuery(scheduleQuery(readMorePath))),
  );
}
