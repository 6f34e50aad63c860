import { useMemo } from 'react';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { completeAnswer, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { withId } from '../../../domain/schedule/find-entry.ts';
import { matchEntries } from '../../../domain/schedule/match-entries.ts';
import { readScheduleEntries, type ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';

const NOTHING: readonly GameSchedule[] = [];

/**
 * Returns an entry as the schedule has it now: while a dialog about it is open, a newer answer may have moved it. Null if
 * it is no longer there; neither an empty schedule nor a part of one can say so.
 */
export function useCurrentEntry(eventPath: string, pressed: ScheduleEntry): ScheduleEntry | null {
  const schedules = valueOr(completeAnswer(useAnswer(scheduleQuery(eventPath))), NOTHING);
  return useMemo(() => {
    const entries = readScheduleEntries(schedules);
    if (entries.length === 0) return pressed;
    const found = matchEntries(
      [pressed],
      entries.map(({ id }) => id),
    );
    return withId(found.get(pressed), entries) ?? null;
  }, [schedules, pressed]);
}
