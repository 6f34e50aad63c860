import { compareSchedules, type ScheduleChanges } from '#core/schedule/changes/compare-schedules.ts';
import { foldedText } from '#core/text/folded-text.ts';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import type { RevisionGame, SavedMoment } from '../../data/revisions/revision.ts';

/** An event and its schedule at a time; each is null as long as it is not known as a whole. */
export interface Revision {
  readonly event: SavedMoment | null;
  readonly games: readonly RevisionGame[] | null;
}

export interface EventChange {
  readonly kind: 'dates' | 'place';
  readonly was: SavedMoment;
  readonly is: SavedMoment;
}

export interface RevisionChanges extends ScheduleChanges {
  readonly event: readonly EventChange[];
}

const NOTHING: ScheduleChanges = { games: [], entries: [] };

/** Compares two revisions of an event; what one of them does not know has not changed. */
export function compareRevisions(before: Revision, after: Revision): RevisionChanges {
  const schedule =
    hasEntries(before.games) && hasEntries(after.games)
      ? compareSchedules(before.games, after.games)
      : NOTHING;
  return { ...schedule, event: compareEvents(before.event, after.event) };
}

/** A server that lies sends an empty list. Whoever believes it says that everything is off. */
const hasEntries = (games: Revision['games']): games is readonly RevisionGame[] =>
  games?.some(({ entries }) => entries.length > 0) ?? false;

/** What one of them does not say has not changed. */
function compareEvents(was: SavedMoment | null, is: SavedMoment | null): EventChange[] {
  if (was === null || is === null) return [];
  const differs = (read: (event: SavedMoment) => string) =>
    read(was) !== '' && read(is) !== '' && read(was) !== read(is);
  const hasOtherDates = differs(({ startsAt }) => dayOf(startsAt)) || differs(({ endsAt }) => dayOf(endsAt));
  const hasOtherPlace = differs(({ place }) => foldedText(place));
  return [
    ...(hasOtherDates ? [{ kind: 'dates', was, is } as const] : []),
    ...(hasOtherPlace ? [{ kind: 'place', was, is } as const] : []),
  ];
}

function dayOf(text: string): string {
  const date = readCalendarDate(text);
  return date === null ? foldedText(text) : isoDate(date);
}
