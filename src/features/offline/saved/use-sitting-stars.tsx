import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { givenAnswer } from '../../../data/answers/given-answers.ts';
import { sittingThing, sittingThings } from '../../../domain/saved/sitting-thing.ts';
import type { DrawBeside } from '../../../domain/schedule/beside-sitting.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { StarButton } from './star-button.tsx';
import { useRenewedEntries } from './use-renewed-entries.ts';

/** Draws the star beside each entry of an event's schedule, and takes it along where an entry has moved. */
export function useSittingStars(eventPath: string, eventName: string): DrawBeside {
  const client = useQueryClient();
  const { data } = useQuery(scheduleQuery(eventPath));
  const read = useCallback(() => {
    const query = hashKey(scheduleQuery(eventPath).queryKey);
    // What the page was built with may be older than what the stars were last seen with, and may be only a part.
    const isNewer = data !== undefined && !data.isStandIn && data !== givenAnswer(client, query);
    return isNewer ? sittingThings(eventPath, '', data.value) : null;
  }, [client, eventPath, data]);
  useRenewedEntries(eventPath, read);
  return useCallback<DrawBeside>(
    (sitting, className) => (
      <StarButton
        thing={sittingThing(sitting, { eventPath, eventName, day: '' })}
        look="bare"
        className={className}
      />
    ),
    [eventPath, eventName],
  );
}
