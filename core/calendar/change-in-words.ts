import { isSameDay } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { isWholeDay, readSpan } from '#core/time/event-span.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatFullDay } from '#core/time/format/day.ts';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import type { Session } from './session.ts';
import { partsChanged, type SessionChange } from './session-changes.ts';

/** What every page is prerendered in: a reader of feeds does not say which language it wants. */
const LANGUAGE = 'en';

/** A change in plain text. */
export interface ChangeInWords {
  /** "Drama: Final – new time" */
  readonly title: string;
  /** What it is now and what it was before: a sentence each, because many readers put all lines into one. */
  readonly text: string;
}

/**
 * Says what has become of a session, with old and new, at the event's own time.
 *
 * @param zone IANA zone of times without one
 */
export function changeInWords({ was, is }: SessionChange, zone: string): ChangeInWords {
  const parts = was === null || is === null ? [] : partsChanged(was, is, zone);
  const hasNewName = parts.includes('title') || parts.includes('game');
  const said = (session: Session) =>
    [...(hasNewName ? [session.title] : []), timesOf(session, zone), session.place || PLACE_OPEN].join(', ');
  const news = [
    ...(hasNewName ? ['name'] : []),
    ...(parts.includes('time') ? ['time'] : []),
    ...(parts.includes('place') ? ['venue'] : []),
  ];
  const mark = is === null ? 'no longer on the schedule' : ['new', news.join(' and ')].join(' ').trim();
  return {
    title: `${(is ?? was)?.title} – ${mark}`,
    text: [...(is ? [`Now: ${said(is)}.`] : []), ...(was ? [`Before: ${said(was)}.`] : [])].join('\n'),
  };
}

const PLACE_OPEN = 'venue to be announced';
const TIME_OPEN = 'time to be announced';

/** The zone is named with each time, because its name may change with the season. */
function timesOf({ startsAt, endsAt }: Session, zone: string): string {
  const span = readSpan(startsAt, endsAt, zone);
  if (span === null) return startsAt || TIME_OPEN;
  const { from, to } = span;
  if (isWholeDay(span, zone)) return dayOf(from);
  const zoneName = ` (${formatZoneName(LANGUAGE, from.at, zone)})`;
  if (to === null) return from.hasTime ? momentOf(from) + zoneName : dayOf(from);
  const end = to.hasTime && isSameDay(from.date, to.date) ? formatTime(to) : momentOf(to);
  return `${momentOf(from)} – ${end}${from.hasTime || to.hasTime ? zoneName : ''}`;
}

const dayOf = ({ date }: EventMoment) => formatFullDay(date, LANGUAGE);

/** A moment without a time is its day alone. */
const momentOf = (moment: EventMoment) =>
  moment.hasTime ? `${dayOf(moment)}, ${formatTime(moment)}` : dayOf(moment);
