import type { EventMoment } from '../event-moment.ts';
import { formatSlashedDay } from './day.ts';

type Clock = Pick<EventMoment, 'hour' | 'minute'>;

/** The time on a clock, in every language: "12:05 AM" for five past midnight (section 9). */
export function formatTime({ hour, minute }: Clock): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half(hour)}`;
}

/** A full hour on the scale of a programme: "5 AM". Hours of the following night count on from 24. */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12} ${half(hour)}`;
}

/** Start or end of an entry in full, in every language: "05/03/2024 12:05 AM" (section 9). */
export function formatSlashedTime(moment: Clock & Pick<EventMoment, 'date'>): string {
  return `${formatSlashedDay(moment.date)} ${formatTime(moment)}`;
}

const half = (hour: number) => (hour % 24 < 12 ? 'AM' : 'PM');
