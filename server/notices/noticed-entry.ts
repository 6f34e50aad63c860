import type { Session } from '#core/calendar/session.ts';
import { isoDate } from '#core/contract/calendar-date.ts';
import type { NoticedEntry } from '#core/notices/notices.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { shortText } from './short-text.ts';

/** Returns an entry as notices have it, with its start by the clocks at the event. */
export const noticedEntry = ({ id, title, startsAt, place }: Session, zone: string): NoticedEntry => ({
  id,
  title: shortText(title),
  start: localStart(startsAt, zone),
  place: shortText(place),
});

function localStart(startsAt: string, zone: string): string {
  const moment = readEventMoment(startsAt, zone);
  if (moment === null) return '';
  const clock = `T${twoDigits(moment.hour)}:${twoDigits(moment.minute)}`;
  return isoDate(moment.date) + (moment.hasTime ? clock : '');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Whether both are equal for a notice. Notices do not mention ends, so another end is no difference. */
export function isSameEntry(one: NoticedEntry | null, other: NoticedEntry | null): boolean {
  if (one === null || other === null) return one === other;
  return one.title === other.title && one.start === other.start && one.place === other.place;
}
