import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { useAnswer } from '../../../data/answers/use-answer.ts';
import { upcomingEventsQuery } from '../../../domain/events/event-lists-query.ts';

const NO_EVENTS: readonly ListedEvent[] = [];

/** Returns the upcoming events and the time of the answer (milliseconds since 1970; 0 without one). */
export function useUpcomingEvents(): { readonly events: readonly ListedEvent[]; readonly at: number } {
  const answer = useAnswer(upcomingEventsQuery);
  return answer.state === 'success' ? { events: answer.value, at: answer.at } : { events: NO_EVENTS, at: 0 };
}
