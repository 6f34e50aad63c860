import { useQueryClient } from '@tanstack/react-query';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { AnswerState } from '../../data/answers/use-answer.ts';
import { upcomingEventsQuery } from '../../domain/events/event-lists-query.ts';
import { runsAt } from '../../domain/schedule/runs-at.ts';

/**
 * Returns whether an event runs today by its own dates, as far as known: from its answer, or until that arrives from
 * the list it was chosen from. Makes no request.
 */
export function useIsOnNow(eventPath: string, answer: AnswerState<EventDetail | null>): boolean {
  const client = useQueryClient();
  if (answer.state === 'success') return answer.value !== null && runsAt(answer.value, answer.at);
  const list = client.getQueryData(upcomingEventsQuery.queryKey);
  const listed = list?.value.find(({ readMorePath }) => readMorePath === eventPath);
  return list !== undefined && listed !== undefined && runsAt(listed, list.at);
}
