import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { formatDay } from '#core/time/format/day.ts';

/** One row of the details table. Its label is the text `event.<label>`. */
export interface DetailRow {
  readonly label:
    | 'name'
    | 'address'
    | 'location'
    | 'starts'
    | 'ends'
    | 'registrationOpens'
    | 'registrationCloses';
  readonly value: string;
  /** Text written by the provider. */
  readonly isProviderText?: true;
}

/** Returns the known facts of an event. Empty ones have no row (EVENT-03, EVENT-04). */
export function detailRows(event: EventDetail, language: string): DetailRow[] {
  const rows: DetailRow[] = [
    { label: 'name', value: event.name, isProviderText: true },
    { label: 'address', value: event.address, isProviderText: true },
    { label: 'location', value: event.location, isProviderText: true },
    { label: 'starts', value: dayOf(event.startDate, language) },
    { label: 'ends', value: dayOf(event.endDate, language) },
    { label: 'registrationOpens', value: dayOf(event.registrationStartDate, language) },
    { label: 'registrationCloses', value: dayOf(event.registrationEndDate, language) },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** "5th March 2024" (section 9). Text that is not a date is shown as given. */
function dayOf(text: string, language: string): string {
  // A time with a zone may fall on another day at the event than in the text.
  const date = readEventMoment(text)?.date ?? readCalendarDate(text);
  return date === null ? text : formatDay(date, language);
}
