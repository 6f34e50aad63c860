import { readEntryId, startOfMinute } from '../../data/entry-id.ts';
import { readEventMoment } from '../../data/event-moment.ts';
import { foldedText } from '../../data/folded-text.ts';
import type { SavedMoment, SavedRow } from '../../data/saved-ref.ts';

/** What of a starred entry is no longer as it was. What was not known before has not changed. */
export interface Moved {
  readonly start: boolean;
  readonly end: boolean;
  readonly place: boolean;
}

/** Compares when and where an entry was with when and where it is; null where it stayed. */
export function movedIn(was: SavedMoment, is: SavedMoment): Moved | null {
  const moved = {
    start: isOtherTime(was.startsAt, is.startsAt),
    end: isOtherTime(was.endsAt, is.endsAt),
    place: foldedText(was.place) !== '' && foldedText(was.place) !== foldedText(is.place),
  };
  return moved.start || moved.end || moved.place ? moved : null;
}

/** When and where the visitor last knew an entry to be; of one out of a link, its id tells the beginning. */
export function lastKnown({ ref, details, movedFrom }: SavedRow): SavedMoment | null {
  if (movedFrom !== undefined) return movedFrom;
  if (details !== null) {
    const { startsAt, endsAt, place } = details;
    return { startsAt, endsAt, place };
  }
  const minute = ref.kind === 'entry' ? readEntryId(ref.id)?.minute : null;
  return minute ? { startsAt: startOfMinute(minute), endsAt: '', place: '' } : null;
}

function isOtherTime(was: string, is: string): boolean {
  const before = readEventMoment(was);
  return before !== null && before.at !== readEventMoment(is)?.at;
}
