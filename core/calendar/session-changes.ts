import {
  type ChangedPart,
  changedParts,
  compareAllEntries,
  compareSchedules,
} from '#core/schedule/changes/compare-schedules.ts';
import type { GameEntry } from '#core/schedule/changes/game-entry.ts';
import { splitTitle } from '#core/schedule/entry-id.ts';
import { readSpan } from '#core/time/event-span.ts';
import type { Session } from './session.ts';

/** What has become of one session. */
export interface SessionChange {
  /** Null if it is new. */
  readonly was: Session | null;
  /** Null if it is no longer on the schedule. */
  readonly is: Session | null;
}

/**
 * Compares two revisions of an event's schedule by the rule of its page (record 31), so that both tell the same.
 * Past sessions are ignored; so is a game that was only renamed.
 *
 * @param zone IANA zone of times without one
 * @param now milliseconds since 1970
 */
export function sessionChanges(
  before: readonly Session[],
  after: readonly Session[],
  zone: string,
  now: number,
): SessionChange[] {
  const isAhead = (session: Session | null) => {
    const span = session && readSpan(session.startsAt, session.endsAt, zone);
    return session !== null && (span === null || span.endsAt > now);
  };
  return compareSchedules(before.map(gameOf), after.map(gameOf), zone)
    .entries.map(({ was, is }) => ({ was: sessionOf(before, was), is: sessionOf(after, is) }))
    .filter(({ was, is }) => isAhead(was) || isAhead(is));
}

/** What each session has become. */
export interface SessionPair extends SessionChange {
  /** False: nothing of it, or its game alone has another name. Its id may be another one all the same. */
  readonly isChanged: boolean;
}

/**
 * Returns what each session of two revisions has become, by the same rule, also those that have not changed and those
 * that are over.
 *
 * @param zone IANA zone of times without one
 */
export function sessionPairs(
  before: readonly Session[],
  after: readonly Session[],
  zone: string,
): SessionPair[] {
  const { entries, unchanged } = compareAllEntries(before.map(gameOf), after.map(gameOf), zone);
  return [
    ...entries.map(({ was, is }) => ({ was, is, isChanged: true })),
    ...unchanged.map(([was, is]) => ({ was, is, isChanged: false })),
  ].map(({ was, is, isChanged }) => ({
    was: sessionOf(before, was),
    is: sessionOf(after, is),
    isChanged,
  }));
}

/**
 * Returns what is different between a session and what it has become; nothing if only its spelling is.
 *
 * @param zone IANA zone of times without one
 */
export const partsChanged = (was: Session, is: Session, zone: string): readonly ChangedPart[] =>
  changedParts(entryOf(was), entryOf(is), zone);

/** Each session counts as a game with one entry, so that the row in an entry's key is the session's position. */
const gameOf = (session: Session) => ({ game: splitTitle(session.title).game, entries: [entryOf(session)] });

const entryOf = ({ title, startsAt, endsAt, place }: Session): GameEntry => ({
  ...splitTitle(title),
  ...{ from: startsAt, to: endsAt, address: place },
  key: '',
});

function sessionOf(sessions: readonly Session[], entry: GameEntry | null): Session | null {
  return entry === null ? null : (sessions[Number.parseInt(entry.key, 10)] ?? null);
}
