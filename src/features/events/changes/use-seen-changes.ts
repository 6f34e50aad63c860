import { useEffect, useState } from 'react';
import { serverNow } from '../../../data/connection/server-clock.ts';
import type { RevisionRow } from '../../../data/revisions/revision.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import type { Revision } from '../../../domain/changes/compare-revisions.ts';
import { NO_LABEL } from '../../../domain/changes/entry-label.ts';
import { type Compared, useCompared } from './use-compared.ts';
import { useNewestRevision } from './use-newest-revision.ts';
import { useStoredRevision } from './use-stored-revision.ts';

/** What a visitor has not seen yet, and how it becomes seen. */
export interface SeenChanges extends Pick<Compared, 'lines' | 'label'> {
  /** The notice is in view: it is seen once the page is left, so until then it stays. */
  readonly onView: () => void;
  /** The list is open: it stays, but a later revision is compared with this one. */
  readonly onOpen: () => void;
  /** The visitor is done with it. */
  readonly onAccept: () => void;
}

/** The revision with which this page goes on comparing, although a later one is stored as seen. */
interface Hold {
  readonly base: RevisionRow;
  /** Null until the page is left; otherwise only for this revision. */
  readonly newest: Revision | null;
}

/** Answers of the same moment may differ by so much in their times. */
const SAME_MOMENT_MS = 5_000;

/**
 * Compares the newest revision of an event with the one that the visitor last saw, in any tab (record 31). The very
 * first one is only stored.
 *
 * @param eventPath the event; nothing is compared on a kiosk, where the next visitor has seen nothing
 */
export function useSeenChanges(eventPath: string): SeenChanges {
  const { newest, answeredAt } = useNewestRevision(isKiosk() ? '' : eventPath, true);
  const row = useStoredRevision({ kind: 'seen', eventPath }, newest !== null);
  const [hold, setHold] = useState<Hold | null>(null);
  const [accepted, setAccepted] = useState<Revision | null>(null);
  const held = hold !== null && (hold.newest ?? newest) === newest ? hold.base : null;
  // A window that was asleep may have an older answer than what was seen in another one.
  const isOutdated =
    row != null && row.answeredAt > answeredAt + SAME_MOMENT_MS && row.answeredAt <= serverNow();
  const base = isOutdated ? null : (held ?? row ?? null);
  const compared = useCompared(base, newest, 'seen');
  const { lines } = compared;

  const store = async (isAccepted: boolean) => {
    if (newest === null) return;
    try {
      const { storeSeen } = await import('./store-revision.ts');
      await storeSeen(eventPath, { ...newest, answeredAt, isAccepted }, row ?? null);
    } catch (error) {
      // The next page says it once more.
      console.warn('What was seen could not be stored.', error);
    }
  };
  const isDue = row === null || (base !== null && compared.isCurrent && lines.length === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each revision that says nothing new
  useEffect(() => {
    if (isDue) void store(row?.isAccepted ?? false);
  }, [isDue, newest, row]);
  // Another tab may have done with it.
  useEffect(() => {
    if (row?.isAccepted) setHold(null);
  }, [row]);

  const keepShowing = (until: Hold['newest']) => {
    if (base === null || row == null) return;
    setHold({ base: held ?? row, newest: until });
    void store(false);
  };
  const isQuiet = accepted !== null && accepted === newest;
  return {
    lines: isQuiet ? [] : lines,
    label: isQuiet ? NO_LABEL : compared.label,
    onView: () => (held === null ? keepShowing(null) : void store(false)),
    onOpen: () => keepShowing(newest),
    onAccept: () => {
      setHold(null);
      setAccepted(newest);
      void store(true);
    },
  };
}
