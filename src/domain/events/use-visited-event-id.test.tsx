import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { createQueryClient } from '../../data/answers/query-client.ts';
import type { AnswerState } from '../../data/answers/use-answer.ts';
import { previousEventsQuery } from './event-lists-query.ts';
import { useVisitedEventId } from './use-visited-event-id.ts';

const silent = () => undefined;
const event = eventDetail.read([{ eventid: 7, eventname: 'Spring Games' }], silent);
const missing = { state: 'error', reason: 'http' } as const;
type Event = AnswerState<typeof event>;

function follow(first: Event, listed: readonly object[] = []) {
  const client = createQueryClient();
  const value = eventList.read({ status: 1, data: listed }, silent);
  client.setQueryData(previousEventsQuery.queryKey, { value, at: 1 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ answer }) => useVisitedEventId('spring', answer), {
    wrapper,
    initialProps: { answer: first },
  });
}

describe('API-18 the visit to a game is reported', () => {
  it('under its event, once that is known', () => {
    const { result, rerender } = follow({ state: 'loading' });
    expect(result.current).toBe('');
    rerender({ answer: { state: 'success', value: event, at: 1 } });
    expect(result.current).toBe('7');
  });

  it('under the id from a list, if the event itself cannot be loaded', () => {
    const { result } = follow(missing, [{ eventaid: 9, eventname: 'Spring Games', readmoreurl: 'spring' }]);
    expect(result.current).toBe('9');
  });

  it.each<Event>([missing, { state: 'success', value: null, at: 1 }])(
    'under the site’s own id if the event is unknown (%o), and only once',
    (answer) => {
      const { result, rerender } = follow(answer);
      expect(result.current).toBe('1');
      rerender({ answer: { state: 'success', value: event, at: 2 } });
      expect(result.current).toBe('1');
    },
  );
});
