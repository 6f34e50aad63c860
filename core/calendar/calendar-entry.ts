import { fingerprint } from '#core/text/fingerprint.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { type CalendarSpan, calendarSpan, type SpanNote } from './calendar-span.ts';
import { sequenceAt } from './sequence.ts';
import type { Session } from './session.ts';

/** One entry as a calendar has it. */
export interface CalendarEntry {
  /** The same for an entry that moves; at most 40 ASCII characters. */
  readonly uid: string;
  readonly sequence: number;
  /** From when on it has been so, milliseconds since 1970. */
  readonly changedAt: number;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  /** Absolute address of the entry in the schedule. */
  readonly url: string;
  readonly span: CalendarSpan;
  /** It was on the schedule and no longer is. */
  readonly isCancelled: boolean;
  /** The game alone, for programs that sort by it. */
  readonly category?: string;
  /** In degrees. */
  readonly position?: { readonly latitude: number; readonly longitude: number };
}

/** Sentences of a description, in the language of whoever reads it. */
export interface CalendarWords {
  readonly endOpen: string;
  readonly until: (time: string) => string;
}

/** What the entries of one event share. */
export interface CalendarEvent {
  readonly path: string;
  /** '' if it is not known. */
  readonly name: string;
  /** IANA zone of times without one. */
  readonly zone: string;
  /** Tells the entries of this site from those of others (`settings.productSlug`). */
  readonly site: string;
  readonly addressOf: (id: string) => string;
  readonly words: CalendarWords;
}

/** How well an entry is known. */
export interface Revision {
  readonly changedAt: number;
  /** By default the number that belongs to `changedAt`. */
  readonly sequence?: number;
  readonly isCancelled?: boolean;
  /** What its description says in place of what its times leave open. */
  readonly remark?: string | undefined;
}

/**
 * Returns an entry as a calendar has it; null if its start is unknown.
 *
 * @param key of the entry in its event (`calendar-keys.ts`)
 */
export function calendarEntry(
  session: Session,
  key: string,
  event: CalendarEvent,
  { changedAt, sequence = sequenceAt(changedAt), isCancelled = false, remark }: Revision,
): CalendarEntry | null {
  const read = calendarSpan(session.startsAt, session.endsAt, event.zone);
  if (read === null) return null;
  const url = event.addressOf(session.id);
  return {
    uid: `${fingerprint(event.path)}-${key}@${event.site}`,
    sequence,
    changedAt,
    title: session.title,
    place: session.place,
    // Some calendars do not show the address of an entry, so it is in the text as well.
    description: [event.name, remark ?? sentenceOf(read.note, event.words), url].filter(Boolean).join('\n'),
    url,
    span: read.span,
    isCancelled,
  };
}

function sentenceOf(note: SpanNote, words: CalendarWords): string {
  if (note.kind === 'until') return words.until(formatTime(note.end));
  return note.kind === 'end-open' ? words.endOpen : '';
}

/** Milliseconds since 1970 to sort by. */
const startOf = ({ span }: CalendarEntry) =>
  span.kind === 'hours' ? span.from : Date.UTC(span.first.year, span.first.month - 1, span.first.day);

/** Sorts entries by time, so that the same schedule always gives the same file. */
export function byStart(a: CalendarEntry, b: CalendarEntry): number {
  return startOf(a) - startOf(b) || (a.uid < b.uid ? -1 : 1);
}
