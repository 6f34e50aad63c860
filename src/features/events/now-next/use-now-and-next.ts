import { useMemo } from 'react';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { completeAnswer, useAnswer } from '../../../data/answers/use-answer.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { isRunning, type NowAndNext, nowAndNext, readTimeline } from './now-and-next.ts';

const LOOK_AT_CLOCK_EVERY_MS = 20_000;
const NOTHING: readonly GameSchedule[] = [];

export interface NowAndNextView {
  /** The schedule is still loading. */
  readonly isAwaited: boolean;
  /** Null until schedule and clock are known: then there is only the space for it. */
  readonly found: (NowAndNext & { readonly clock: number }) | null;
}

/**
 * Returns what is on at an event and what comes next; null if nothing is to be shown, as before and after the event.
 * Prerendered HTML does not know the time. So if the event was running when the answer was given, the space is there
 * first, and filled after mount.
 *
 * @param isExpected the event's dates say that it runs: the space is there while its schedule loads
 */
export function useNowAndNext(eventPath: string, isExpected: boolean): NowAndNextView | null {
  const answer = completeAnswer(useAnswer(scheduleQuery(eventPath)));
  const schedules = answer.state === 'success' ? answer.value : NOTHING;
  const timeline = useMemo(() => readTimeline(schedules), [schedules]);
  const clock = useNow(LOOK_AT_CLOCK_EVERY_MS);
  if (answer.state === 'loading' && isExpected) return { isAwaited: true, found: null };
  if (answer.state !== 'success') return null;
  if (clock === null) return isRunning(timeline, answer.at) ? { isAwaited: false, found: null } : null;
  const found = nowAndNext(timeline, clock);
  return found && { isAwaited: false, found: { ...found, clock } };
}
