import { foldedText } from '#core/text/folded-text.ts';
import { isSameDay } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { readSpan } from '#core/time/event-span.ts';
import { readEntryId, startOfMinute } from '../../../data/saved/entry-id.ts';
import type { SavedMoment, SavedRow } from '../../../data/saved/saved-ref.ts';

/** What of a starred entry is no longer as it was. What was not known before has not changed. */
export interface Moved {
  readonly start: boolean;
  readonly end: boolean;
  readonly place: boolean;
}

/** Compares when and where an entry was with when and where it is; null where it stayed. */
export function movedIn(was: SavedMoment, is: SavedMoment): Moved | null {
  const [before, now] = [readSpan(was.startsAt, was.endsAt), readSpan(is.startsAt, is.endsAt)];
  const moved = {
    start: isOtherTime(before?.from, now?.from),
    end: isOtherTime(before?.to, now?.to),
    place: foldedText(was.place) !== '' && foldedText(was.place) !== foldedText(is.place),
  };
  return moved.start || moved.end || moved.place ? moved : null;
}

/** What the visitor is to be told of an item's move; null where there is nothing to tell of it, or it is gone. */
export function moveOf({
  movedFrom,
  details,
  isGone,
}: SavedRow & { readonly isGone: boolean }): Moved | null {
  return movedFrom && details && !isGone ? movedIn(movedFrom, details) : null;
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

/** A day that gets its time has not moved. */
function isOtherTime(was: EventMoment | null | undefined, is: EventMoment | null | undefined): boolean {
  if (!was) return false;
  if (!is) return true;
  return was.hasTime ? was.at !== is.at : !isSameDay(was.date, is.date);
}
