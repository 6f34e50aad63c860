import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import type { AnswerState } from '../../data/answers/use-answer.ts';
import { previousEventsQuery, upcomingEventsQuery } from './event-lists-query.ts';

/**
 * Under which event the visit to a page of a game is reported: its own, as soon as that is known; where it cannot be
 * brought, as a list that is here knows it; else under that of the site. '' as long as it is on its way: nothing is
 * reported yet. What a visit was reported under stays, so that none counts twice.
 */
export function useVisitedEventId(eventPath: string, answer: AnswerState<EventDetail | null>): string {
  const client = useQueryClient();
  const [reported, setReported] = useState('');
  const lists = [upcomingEventsQuery, previousEventsQuery];
  const listed = () =>
    lists
      .flatMap(({ queryKey }) => client.getQueryData(queryKey)?.value ?? [])
      .find(({ readMorePath, id }) => readMorePath === eventPath && id !== '')?.id;
  const own = answer.state === 'success' ? answer.value?.id : undefined;
  const found = answer.state === 'loading' ? '' : own || listed() || SITE_EVENT_ID;
  if (reported === '' && found !== '') setReported(found);
  return reported || found;
}
