import { readEntryId, startOfMinute } from '#core/schedule/entry-id.ts';
import { foldedText } from '#core/text/folded-text.ts';
import { isSameDay } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { readSpan } from '#core/time/event-span.ts';
import type { SavedMoment, SavedRow } from '../../../../data/saved/saved-ref.ts';

/** What has changed about a starred entry. What was unknown before does not count as a change. */
export interface Moved {
  readonly start: boolean;
  readonly end: boolean;
  readonly place: boolean;
}

/** Compares the former time and place of an entry with the current ones. Null if nothing changed. */
export function movedIn(was: SavedMoment, is: SavedMoment): Moved | null {
  const [before, now] = [readSpan(was.startsAt, was.endsAt), readSpan(is.startsAt, is.endsAt)];
  const moved = {
    start: isOtherTime(before?.from, now?.from),
    end: isOtherTime(before?.to, now?.to),
    place: foldedText(was.place) !== '' && foldedText(was.place) !== foldedText(is.place),
  };
  return moved.start || moved.end || moved.place ? moved : null;
}

/** Returns what to tell the visitor about an item's move. Null if there is nothing to tell, or the item is gone. */
export function moveOf({
  movedFrom,
  details,
  isGone,
}: SavedRow & { readonly isGone: boolean }): Moved | null {
  return movedFrom && details && !isGone ? movedIn(movedFrom, details) : null;
}

/** Returns the time and place that the visitor last knew. For an entry from a link, its id gives the start. */
export function lastKnown({ ref, details, movedFrom }: SavedRow): SavedMoment | null {
  if (movedFrom !== undefined) return movedFrom;
  if (details !== null) {
    const { startsAt, endsAt, place } = details;
    return { startsAt, endsAt, place };
  }
  const minute = ref.kind === 'entry' ? readEntryId(ref.id)?.minute : null;
  return minute ? { startsAt: startOfMinute(minute), endsAt: '', place: '' } : null;
}

/** A date that gains a time has not moved. */
function isOtherTime(was: EventMoment | null | undefined, is: EventMoment | null | undefined): boolean {
  if (!was) return false;
  if (!is) return true;
  return was.hasTime ? was.at !== is.at : !isSameDay(was.date, is.date);
}
