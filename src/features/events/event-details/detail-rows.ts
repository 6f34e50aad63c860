import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { formatLongDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { readEventMoment } from '#core/time/event-moment.ts';

/** One line of the details table; its label is `event.<label>` in the texts. */
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
  /** In the provider's own words. */
  readonly isProviderText?: true;
}

/** The facts of an event that are known; what is empty has no line (EVENT-03, EVENT-04). */
export function detailRows(event: EventDetail, language: string): DetailRow[] {
  const rows: DetailRow[] = [
    { label: 'name', value: event.name, isProviderText: true },
    { label: 'address', value: event.address, isProviderText: true },
    { label: 'location', value: event.location, isProviderText: true },
    { label: 'starts', value: longDate(event.startDate, language) },
    { label: 'ends', value: longDate(event.endDate, language) },
    { label: 'registrationOpens', value: longDate(event.registrationStartDate, language) },
    { label: 'registrationCloses', value: longDate(event.registrationEndDate, language) },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** "5th March 2024" (section 9); a text that is no date is shown as it came. */
function longDate(text: string, language: string): string {
  // A time with a zone may be another day at the event than in the text.
  const date = readEventMoment(text)?.date ?? readCalendarDate(text);
  return date === null ? text : formatLongDate(date, language);
}
