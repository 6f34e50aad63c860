import type { QueryClient } from '@tanstack/react-query';
import { eventList, type ListedEvent } from '#core/contract/event-list.ts';
import { type NewsItem, news } from '#core/contract/news.ts';
import { type GameSchedule, schedule } from '#core/contract/schedule.ts';
import { type Answered, endpointQuery } from '../../data/endpoint-query.ts';
import type { SavedRef } from '../../data/saved-ref.ts';

const upcomingQuery = endpointQuery(eventList, { eventtype: 'upcoming' });
const previousQuery = endpointQuery(eventList, { eventtype: 'previous' });
const newsQuery = endpointQuery(news, {});
const scheduleQuery = (eventPath: string) => endpointQuery(schedule, { pagename: eventPath });

/** The answers that tell of starred things, as far as they are here. */
export interface Told {
  readonly events: readonly ListedEvent[];
  readonly news: readonly NewsItem[];
  /** By the event's path. */
  readonly schedules: ReadonlyMap<string, readonly GameSchedule[]>;
}

/** Asks for all that tells of these things. What fails is left as it is. */
export function askFor(client: QueryClient, refs: readonly SavedRef[]): void {
  if (refs.some(({ kind }) => kind !== 'article')) {
    void client.prefetchQuery(upcomingQuery);
    void client.prefetchQuery(previousQuery);
  }
  if (refs.some(({ kind }) => kind === 'article')) void client.prefetchQuery(newsQuery);
  for (const eventPath of pathsOf(refs)) void client.prefetchQuery(scheduleQuery(eventPath));
}

/** What has come of it. */
export function readTold(client: QueryClient, refs: readonly SavedRef[]): Told {
  const read = <Answer>({ queryKey }: { readonly queryKey: readonly unknown[] }) => {
    const answer = client.getQueryData<Answered<Answer>>(queryKey);
    // What stands in for an answer is old and may be a part: what it lacks is not gone.
    return answer?.isStandIn ? undefined : answer?.value;
  };
  const schedules = pathsOf(refs).flatMap((eventPath) => {
    const value = read<GameSchedule[]>(scheduleQuery(eventPath));
    return value === undefined ? [] : [[eventPath, value] as const];
  });
  return {
    events: [...(read<ListedEvent[]>(upcomingQuery) ?? []), ...(read<ListedEvent[]>(previousQuery) ?? [])],
    news: read<NewsItem[]>(newsQuery) ?? [],
    schedules: new Map(schedules),
  };
}

function pathsOf(refs: readonly SavedRef[]): string[] {
  return [...new Set(refs.flatMap((ref) => (ref.kind === 'entry' ? [ref.eventPath] : [])))];
}
