import { useMemo } from 'react';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import type { CalendarDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { dayAt, readProgramme } from '../../../domain/schedule/schedule-days.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';

const MINUTE_MS = 60_000;
const NOTHING: readonly GameSchedule[] = [];

/**
 * The day it is at an event: by its programme, in which nights belong to the evening before, else by its calendar. Null
 * until the page is alive.
 *
 * @param eventPath '' while it is not known
 */
export function useFestivalDay(eventPath: string): CalendarDate | null {
  const answer = useAnswer({ ...scheduleQuery(eventPath), enabled: eventPath !== '' });
  const schedules = valueOr(answer, NOTHING);
  const { days } = useMemo(() => readProgramme(schedules), [schedules]);
  const now = useNow(MINUTE_MS);
  return now === null ? null : (dayAt(days, now)?.date ?? momentAt(now).date);
}
