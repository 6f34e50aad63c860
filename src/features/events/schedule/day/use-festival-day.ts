import { useMemo } from 'react';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import type { CalendarDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { useAnswer, valueOr } from '../../../../data/answers/use-answer.ts';
import { useNow } from '../../../../data/visit/use-now.ts';
import { dayAt, readProgramme } from '../../../../domain/schedule/schedule-days.ts';
import { scheduleQuery } from '../../../../domain/schedule/schedule-query.ts';

const MINUTE_MS = 60_000;
const NOTHING: readonly GameSchedule[] = [];

/**
 * Returns the day at an event: by its schedule, where nights belong to the evening before, otherwise by its calendar.
 * Null until the page is hydrated.
 *
 * @param eventPath '' while it is unknown
 */
export function useFestivalDay(eventPath: string): CalendarDate | null {
  const answer = useAnswer({ ...scheduleQuery(eventPath), enabled: eventPath !== '' });
  const schedules = valueOr(answer, NOTHING);
  const { days } = useMemo(() => readProgramme(schedules), [schedules]);
  const now = useNow(MINUTE_MS);
  return now === null ? null : (dayAt(days, now)?.date ?? momentAt(now).date);
}
