import {
  type ChangeLine,
  changeLines,
  changesAhead,
  entryMarks,
} from '../../../domain/changes/change-lines.ts';
import { compareRevisions, type Revision } from '../../../domain/changes/compare-revisions.ts';
import { type DrawEntryLabel, NO_LABEL } from '../../../domain/changes/entry-label.ts';
import { revisionEnd } from '../../../domain/changes/event-revision.ts';
import { EntryMark } from './entry-mark.tsx';

interface Found {
  readonly lines: readonly ChangeLine[];
  readonly label: DrawEntryLabel;
}

const NOTHING: Found = { lines: [], label: NO_LABEL };

/**
 * Returns what a visitor should know of the difference between two revisions: nothing once the event is over.
 *
 * @param now milliseconds since 1970
 */
export function findChanges(base: Revision, newest: Revision, now: number, look: 'seen' | 'today'): Found {
  const endsAt = revisionEnd(newest);
  if (endsAt !== null && endsAt <= now) return NOTHING;
  const changes = changesAhead(compareRevisions(base, newest), now);
  const lines = changeLines(changes);
  if (lines.length === 0) return NOTHING;
  const marks = entryMarks(changes);
  return {
    lines,
    label: ({ key }) => {
      const mark = marks.get(key);
      return mark === undefined ? null : <EntryMark mark={mark} isToday={look === 'today'} />;
    },
  };
}
