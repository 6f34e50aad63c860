import { calendarSpan } from '#core/calendar/calendar-span.ts';
import type { Session } from '#core/calendar/session.ts';

type Times = Pick<Session, 'startsAt' | 'endsAt'>;

/** A session as it is written in the database. */
export interface RememberedSession {
  readonly session: Session;
  /** The times that calendars had for a session whose time is now to be announced; null for others. */
  readonly lastKnown: Times | null;
}

/** Reads a session as `writeRemembered` has written it. */
export function readRemembered(text: string): RememberedSession {
  const { lastKnown = null, ...session } = JSON.parse(text) as Session & { readonly lastKnown?: Times };
  return { session, lastKnown };
}

/**
 * Writes a session, with the times that calendars have for it if it has lost its own: they must be told what to cancel.
 *
 * @param before what was written under its key
 * @param zone IANA zone of times without one
 */
export function writeRemembered(session: Session, before: string | undefined, zone: string): string {
  const times = before === undefined || isTimed(session, zone) ? null : timesIn(readRemembered(before), zone);
  return JSON.stringify(times === null ? session : { ...session, lastKnown: times });
}

function timesIn({ session, lastKnown }: RememberedSession, zone: string): Times | null {
  return isTimed(session, zone) ? { startsAt: session.startsAt, endsAt: session.endsAt } : lastKnown;
}

const isTimed = ({ startsAt, endsAt }: Session, zone: string) =>
  calendarSpan(startsAt, endsAt, zone) !== null;
