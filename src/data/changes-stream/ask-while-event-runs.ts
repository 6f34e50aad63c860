import type { Query, QueryClient } from '@tanstack/react-query';
import { valuesOfKey } from '#core/contract/answer-key.ts';
import { KEEP } from '#core/contract/endpoint.ts';
import { type GameSchedule, schedule } from '#core/contract/entities/schedule.ts';
import { readSpan } from '#core/time/event-span.ts';
import type { Answered, AnswerMeta } from '../answers/answered.ts';
import { serverNow } from '../connection/server-clock.ts';

/** Asks again for the schedules and events on the screen, if one of these events runs; for pages without the stream. */
export function askWhileEventRuns(queryClient: QueryClient): void {
  const active = queryClient.getQueryCache().findAll({ type: 'active' });
  if (!active.some((query) => isRunning(query, serverNow()))) return;
  void queryClient.refetchQueries({ type: 'active', predicate: changesOften }, { cancelRefetch: false });
}

const changesOften = ({ meta }: Query) =>
  ((meta as AnswerMeta | undefined)?.freshForMs ?? Number.POSITIVE_INFINITY) <= KEEP.event.freshForMs;

/** Whether this is a schedule that has begun and is not over. */
function isRunning({ meta, state }: Query, now: number): boolean {
  const key = (meta as AnswerMeta | undefined)?.answerKey;
  if (key === undefined || valuesOfKey(schedule, key) === null) return false;
  const games = (state.data as Answered<readonly GameSchedule[]> | undefined)?.value ?? [];
  const spans = games.flatMap(({ entries }) => entries.map(({ from, to }) => readSpan(from, to)));
  const known = spans.filter((span) => span !== null);
  return known.some(({ from }) => from.at <= now) && known.some(({ endsAt }) => endsAt > now);
}
