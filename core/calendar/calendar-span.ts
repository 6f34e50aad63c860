import { addDays, type CalendarDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { isDayAlone, isWholeDay, readSpan } from '#core/time/event-span.ts';

/** When an entry is, in the two forms a calendar knows. */
export type CalendarSpan =
  /** Whole days, the last one excluded (RFC 5545, 3.6.1). */
  | { readonly kind: 'days'; readonly first: CalendarDate; readonly after: CalendarDate }
  /** Moments in milliseconds since 1970. Without an end `to` is `from`, and a file then names none. */
  | { readonly kind: 'hours'; readonly from: number; readonly to: number };

/** What a span cannot say about an entry, so that its description has to. */
export type SpanNote =
  | { readonly kind: 'nothing' }
  /** The end is not announced, or cannot be read: the span ends after an hour, as everywhere on the site. */
  | { readonly kind: 'end-open' }
  /** The start is only a day, the end has a time. */
  | { readonly kind: 'until'; readonly end: EventMoment };

/** Reads when an entry is. Null if its start is unknown: a calendar has no place for it. */
export function calendarSpan(
  startsAt: string,
  endsAt: string,
  zone: string,
): { readonly span: CalendarSpan; readonly note: SpanNote } | null {
  const read = readSpan(startsAt, endsAt, zone);
  if (read === null) return null;
  const { from, to } = read;
  if (isDayAlone(read) || isWholeDay(read, zone))
    return { span: days(from.date, from.date), note: { kind: 'nothing' } };
  if (!from.hasTime) {
    const last = to ?? from;
    const isUntil = last.hasTime && !isMidnight(last);
    return {
      span: days(from.date, lastDayOf(last)),
      note: isUntil ? { kind: 'until', end: last } : { kind: 'nothing' },
    };
  }
  return {
    span: { kind: 'hours', from: from.at, to: read.endsAt },
    note: { kind: to === null ? 'end-open' : 'nothing' },
  };
}

/** Returns the last day of what ends then: neither a midnight nor a night of the day before is a day more. */
function lastDayOf(end: EventMoment): CalendarDate {
  const isNight = end.hasTime && (isMidnight(end) || end.isOfDayBefore);
  return isNight ? addDays(end.date, -1) : end.date;
}

const isMidnight = ({ hour, minute }: EventMoment) => hour + minute === 0;

const days = (first: CalendarDate, last: CalendarDate): CalendarSpan => ({
  kind: 'days',
  first,
  after: addDays(last, 1),
});
