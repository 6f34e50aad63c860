import { isSameEntry } from '../noticed-entry.ts';
import { isNothing, type Outstanding, type OutstandingChange } from '../outbox/outstanding.ts';
import type { EntryFacts } from './change-facts.ts';
import type { Step } from './steps.ts';

/** Where a saved entry is on the programme. */
export interface SavedEntry {
  readonly entry: string;
  readonly isGone: boolean;
}

/** What has become of a saved entry. */
export interface FollowedEntry extends SavedEntry {
  /** The notice for its device, based on the one already queued. */
  readonly notice: OutstandingChange | null;
  readonly endsAt: number;
  /** Whether its time, place or title is another one, or it is gone. */
  readonly isTouched: boolean;
}

/**
 * Follows a saved entry through the revisions since its own.
 *
 * @param outstanding what is on its way to the device about it
 */
export function followEntry(
  saved: SavedEntry,
  steps: readonly Step[],
  event: string,
  outstanding: Outstanding | null,
): FollowedEntry {
  let at: FollowedEntry = {
    ...saved,
    notice: outstanding?.kind === 'changes' ? outstanding : null,
    ...{ endsAt: 0, isTouched: false },
  };
  for (const { revision, onward, back } of steps) {
    const change = (at.isGone ? back.get(at.entry) : undefined) ?? onward.get(at.entry);
    if (change === undefined) continue;
    const { eventName, was, became, isReturn } = JSON.parse(change.facts) as EntryFacts;
    // Another entry may have its id by now, but not if all were gone with it.
    if (at.isGone && change.was !== null && !isReturn) continue;
    const known = at.notice === null ? (at.isGone ? null : was) : at.notice.known;
    // That an entry is there as before is news to those who were told that it is gone.
    const isTold = change.is_told === 1 && (at.isGone || !isSameEntry(was, became));
    const notice: OutstandingChange = {
      ...{ kind: 'changes', event, eventName, revision, known, after: became },
    };
    at = {
      entry: change.became ?? at.entry,
      isGone: change.became === null,
      notice: isTold ? notice : at.notice,
      endsAt: isTold ? change.ends_at : at.endsAt,
      isTouched: at.isTouched || isTold,
    };
  }
  return at;
}

/** Whether a device has something to hear. */
export const isWorthTelling = (notice: OutstandingChange | null): notice is OutstandingChange =>
  notice !== null && !isNothing(notice);
