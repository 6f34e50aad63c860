import { randomUUID } from 'node:crypto';
import type { Session } from '#core/calendar/session.ts';
import { partsChanged, type SessionChange } from '#core/calendar/session-changes.ts';
import { foldedText } from '#core/text/folded-text.ts';

/** Edits of a session within this time are one change: a corrected slip is not a second move. */
export const ONE_CHANGE_MS = 5 * 60_000;

/** A change of a schedule as it is remembered. */
export interface NotedChange extends SessionChange {
  readonly id: string;
  /** When its first edit was noticed, milliseconds since 1970. */
  readonly beganAt: number;
  /** When its last edit was noticed. */
  readonly changedAt: number;
}

/** What is different since the schedule was last seen. */
export interface Edits {
  readonly changes: readonly SessionChange[];
  /** The schedule as it is now. */
  readonly schedule: readonly Session[];
}

interface Merged {
  /** New ones, and earlier ones with their last state. */
  readonly noted: readonly NotedChange[];
  /** Ids of earlier ones that were taken back. */
  readonly takenBack: readonly string[];
}

/**
 * Merges edits into the changes that began a moment ago.
 *
 * @param recent changes of the event that began within `ONE_CHANGE_MS`
 * @param zone IANA zone of times without one
 * @param now milliseconds since 1970
 */
export function mergeChanges(
  recent: readonly NotedChange[],
  edits: Edits,
  zone: string,
  now: number,
): Merged {
  const takeEarlier = earlierChanges(recent);
  const noted: NotedChange[] = [];
  const takenBack: string[] = [];
  for (const { was, is } of [...edits.changes, ...knownEnds(recent, edits)]) {
    const earlier = takeEarlier(was, is);
    if (earlier === undefined) noted.push({ id: randomUUID(), was, is, beganAt: now, changedAt: now });
    else if (isNothing(earlier.was, is, zone)) takenBack.push(earlier.id);
    else noted.push({ ...earlier, is, changedAt: Math.max(now, earlier.changedAt) });
  }
  return { noted, takenBack };
}

/** An end that becomes known is no change, but may be the last state of one, or take it back. */
function knownEnds(recent: readonly NotedChange[], { changes, schedule }: Edits): SessionChange[] {
  const changed = new Set(changes.map(({ was }) => was?.id));
  const present = new Map(schedule.map((session) => [session.id, session]));
  return recent.flatMap(({ is: was }) => {
    const is = was === null || changed.has(was.id) ? undefined : present.get(was.id);
    return is === undefined || is.endsAt === was?.endsAt ? [] : [{ was, is }];
  });
}

/** Returns a function that finds the change that an edit continues, each once. */
function earlierChanges(recent: readonly NotedChange[]) {
  const byState = new Map<string, NotedChange[]>();
  for (const change of recent) {
    const state = change.is?.id ?? goneAs(change.was);
    byState.set(state, [...(byState.get(state) ?? []), change]);
  }
  return (was: Session | null, is: Session | null): NotedChange | undefined => {
    const found = byState.get(was?.id ?? goneAs(is)) ?? [];
    // A session that returns to its old place is more likely the same session than its namesake.
    const same = found.findIndex((one) => one.was?.id === is?.id);
    return found.splice(Math.max(same, 0), 1)[0];
  };
}

/** A session that comes back is recognised by its title only. */
const goneAs = (session: Session | null) => `gone: ${foldedText(session?.title ?? '')}`;

function isNothing(was: Session | null, is: Session | null, zone: string): boolean {
  if (was === null || is === null) return was === is;
  return partsChanged(was, is, zone).length === 0;
}
