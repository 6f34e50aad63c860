import { hashKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answered } from '../../../data/answers/answered.ts';
import { snapshotAnswer } from '../../../data/answers/hydration-snapshot.ts';
import type { Revision } from '../../../domain/changes/compare-revisions.ts';
import { comparable, revisionEvent, revisionGames } from '../../../domain/changes/event-revision.ts';
import { eventQuery } from '../../../domain/events/event-query.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';

export interface NewestRevision {
  /** Null until something of it is known. It stays the same object while nothing changes. */
  readonly newest: Revision | null;
  /** When the server gave the schedule, milliseconds since 1970; 0 without one. */
  readonly answeredAt: number;
}

/**
 * Returns what the answers on this page say about an event, as far as they are whole and from the server.
 *
 * @param eventPath '' while it is unknown
 * @param withEvent whether dates and place of the event count, too
 */
export function useNewestRevision(eventPath: string, withEvent: boolean): NewestRevision {
  const schedule = useComparable(scheduleQuery(eventPath), eventPath !== '');
  const event = useComparable(eventQuery(eventPath), withEvent && eventPath !== '');
  const [schedules, detail] = [schedule?.value, event?.value];
  const newest = useMemo(() => {
    const games = schedules === undefined ? null : revisionGames(schedules);
    const facts = detail ? revisionEvent(detail) : null;
    return games === null && facts === null ? null : { games, event: facts };
  }, [schedules, detail]);
  return { newest, answeredAt: schedule?.at ?? 0 };
}

function useComparable<Answer>(
  query: UseQueryOptions<Answered<Answer>, Error, Answered<Answer>, readonly unknown[]>,
  enabled: boolean,
): Answered<Answer> | null {
  const client = useQueryClient();
  const { data } = useQuery({ ...query, enabled });
  return comparable(data, snapshotAnswer(client, hashKey(query.queryKey)));
}
