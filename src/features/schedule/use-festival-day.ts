import { useMemo } from 'react';
import type { GameSchedule } from '#core/contract/schedule.ts';
import type { CalendarDate } from '../../data/calendar-date.ts';
import { momentAt } from '../../data/event-moment.ts';
import { useAnswer, valueOr } from '../../data/use-answer.ts';
import { useNow } from '../../data/use-now.ts';
import { scheduleQuery } from './queries.ts';
import { dayAt, readProgramme } from './schedule-days.ts';

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
