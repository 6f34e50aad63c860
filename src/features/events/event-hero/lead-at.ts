import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { momentAt, readEventMoment } from '#core/time/event-moment.ts';
import { runsAt } from '../../../domain/schedule/runs-at.ts';

/** What the first button of an event page offers: the event's own button, its schedule, or the news. */
export type Lead = 'own' | 'schedule' | 'news';

type Days = Pick<EventDetail, 'startDate' | 'endDate' | 'registrationEndDate'>;

/**
 * Returns what can still be done about an event: its own button, which most often leads to registration, comes first
 * only until registration closes or the event begins. Then it is the schedule, and once the event is over, the news.
 * The dates decide, because no field says whether registration is open; a date that cannot be read decides nothing.
 *
 * @param at milliseconds since 1970
 */
export function leadAt(event: Days, hasSchedule: boolean, at: number): Lead {
  if (isDayOver(event.endDate || event.startDate, at)) return 'news';
  const isClosed = runsAt(event, at) || isRegistrationClosed(event.registrationEndDate, at);
  return hasSchedule && isClosed ? 'schedule' : 'own';
}

function isDayOver(written: string, at: number): boolean {
  const date = readEventMoment(written)?.date ?? readCalendarDate(written);
  return date !== null && isoDate(date) < isoDate(momentAt(at).date);
}

/** Registration is open all through its last day, unless the time is given. */
function isRegistrationClosed(written: string, at: number): boolean {
  const end = readEventMoment(written);
  return end?.hasTime ? end.at < at : isDayOver(written, at);
}
