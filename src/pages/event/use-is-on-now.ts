import { useQueryClient } from '@tanstack/react-query';
import type { EventDetail } from '#core/contract/event-detail.ts';
import { runsAt } from '../../data/runs-at.ts';
import type { AnswerState } from '../../data/use-answer.ts';
import { upcomingEventsQuery } from '../../features/event-lists/queries.ts';

/**
 * Whether an event runs by its own days, as far as anything says so already: its answer, or until that is here the list
 * it was chosen from. Nothing is asked for.
 */
export function useIsOnNow(eventPath: string, answer: AnswerState<EventDetail | null>): boolean {
  const client = useQueryClient();
  if (answer.state === 'here') return answer.value !== null && runsAt(answer.value, answer.at);
  const list = client.getQueryData(upcomingEventsQuery.queryKey);
  const listed = list?.value.find(({ readMorePath }) => readMorePath === eventPath);
  return list !== undefined && listed !== undefined && runsAt(listed, list.at);
}
