import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { hourOf } from '#core/time/event-moment.ts';
import { readSpan } from '#core/time/event-span.ts';
import type { Answered } from '../../data/answers/answered.ts';
import type { RevisionGame, SavedMoment } from '../../data/revisions/revision.ts';
import type { Revision } from './compare-revisions.ts';

/**
 * Returns an answer if it may be compared with another revision: not the first part of one, and nothing that only
 * stands in for it. An empty list is no schedule: a server may send one by mistake.
 *
 * @param rendered what the prerendered page was rendered with, which may be older than what the visitor has seen
 */
export function comparable<Answer>(
  answer: Answered<Answer> | undefined,
  rendered: unknown,
): Answered<Answer> | null {
  if (answer === undefined || answer === rendered || answer.isPart || answer.isStandIn) return null;
  return answer;
}

/**
 * Returns the games of a schedule as they are stored; null for an empty one. A game without entries stays among them:
 * the keys of entries count all games.
 */
export function revisionGames(schedules: readonly GameSchedule[]): readonly RevisionGame[] | null {
  if (schedules.every(({ entries }) => entries.length === 0)) return null;
  return schedules.map(({ game, entries }) => ({
    game,
    entries: entries.map(({ title, from, to, address }) => ({ title, from, to, address })),
  }));
}

/** Returns dates and place of an event as they are stored. */
export function revisionEvent({ startDate, endDate, location, address }: EventDetail): SavedMoment {
  return { startsAt: startDate, endsAt: endDate, place: location || address };
}

/**
 * Returns when all of an event is over, in milliseconds since 1970: after its last day and its last entry. Null if no
 * day is known.
 */
export function revisionEnd({ event, games }: Revision): number | null {
  const lastDay = event && (readCalendarDate(event.endsAt) ?? readCalendarDate(event.startsAt));
  const ends = (games ?? []).flatMap(({ entries }) =>
    entries.flatMap(({ from, to }) => readSpan(from, to)?.endsAt ?? []),
  );
  if (lastDay) ends.push(hourOf(lastDay, 24));
  return ends.length === 0 ? null : ends.reduce((last, end) => Math.max(last, end));
}
