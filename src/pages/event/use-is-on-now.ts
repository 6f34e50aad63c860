import { useQueryClient } from '@tanstack/react-query';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { AnswerState } from '../../data/answers/use-answer.ts';
import { upcomingEventsQuery } from '../../domain/events/event-lists-query.ts';
import { runsAt } from '../../domain/schedule/runs-at.ts';

/**
 * Whether an event runs by its own days, as far as anything says so already: its answer, or until that is here the list
 * it was chosen from. Nothing is asked for.
 */
export function useIsOnNow(eventPath: string, answer: AnswerState<EventDetail | null>): boolean {
  const client = useQueryClient();
  if (answer.state === 'success') return answer.value !== null && runsAt(answer.value, answer.at);
  const list = client.getQueryData(upcomingEventsQuery.queryKey);
  const listed = list?.value.find(({ readMorePath }) => readMorePath === eventPath);
  return list !== undefined && listed !== undefined && runsAt(listed, list.at);
}
