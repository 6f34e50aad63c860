import type { QueryClient } from '@tanstack/react-query';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { NewsItem } from '#core/contract/entities/news.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import type { Answered } from '../../../data/answers/answered.ts';
import type { SavedRef } from '../../../data/saved/saved-ref.ts';
import { previousEventsQuery, upcomingEventsQuery } from '../../../domain/events/event-lists-query.ts';
import { newsQuery } from '../../../domain/news/news-query.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';

/** The cached answers about saved items. */
export interface CachedAnswers {
  readonly events: readonly ListedEvent[];
  readonly news: readonly NewsItem[];
  /** By the event's path. */
  readonly schedules: ReadonlyMap<string, readonly GameSchedule[]>;
}

/** Requests all answers about these items. Failures are ignored. */
export function prefetchAnswers(client: QueryClient, refs: readonly SavedRef[]): void {
  if (refs.some(({ kind }) => kind !== 'article')) {
    void client.prefetchQuery(upcomingEventsQuery);
    void client.prefetchQuery(previousEventsQuery);
  }
  if (refs.some(({ kind }) => kind === 'article')) void client.prefetchQuery(newsQuery);
  for (const eventPath of pathsOf(refs)) void client.prefetchQuery(scheduleQuery(eventPath));
}

/** Returns the answers that have arrived. */
export function readCachedAnswers(client: QueryClient, refs: readonly SavedRef[]): CachedAnswers {
  const read = <Answer>({ queryKey }: { readonly queryKey: readonly unknown[] }) => {
    const answer = client.getQueryData<Answered<Answer>>(queryKey);
    // Fallback data is old and may be a part, so what it lacks may still exist.
    return answer?.isStandIn ? undefined : answer?.value;
  };
  const schedules = pathsOf(refs).flatMap((eventPath) => {
    const value = read<GameSchedule[]>(scheduleQuery(eventPath));
    return value === undefined ? [] : [[eventPath, value] as const];
  });
  return {
    events: [
      ...(read<ListedEvent[]>(upcomingEventsQuery) ?? []),
      ...(read<ListedEvent[]>(previousEventsQuery) ?? []),
    ],
    news: read<NewsItem[]>(newsQuery) ?? [],
    schedules: new Map(schedules),
  };
}

function pathsOf(refs: readonly SavedRef[]): string[] {
  return [...new Set(refs.flatMap((ref) => (ref.kind === 'entry' ? [ref.eventPath] : [])))];
}
