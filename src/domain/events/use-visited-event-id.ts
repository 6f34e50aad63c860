import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import type { AnswerState } from '../../data/answers/use-answer.ts';
import { previousEventsQuery, upcomingEventsQuery } from './event-lists-query.ts';

/**
 * Returns the event id under which the visit to a game's page is reported: the event's own, once that is known; if it
 * cannot be loaded, the id from a loaded list; otherwise the site's. While it is loading the id is '', and nothing is
 * reported yet. The id never changes afterwards, so that no visit counts twice.
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
