import { settings } from '#core/settings.ts';
import { foldedText } from '#core/text/folded-text.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import type { GameEntry } from './game-entry.ts';

/** What counts of an entry when two revisions are compared: texts without case and spaces, times as read. */
export interface ReadEntry {
  readonly entry: GameEntry;
  readonly game: string;
  readonly title: string;
  readonly place: string;
  /** Start by the clocks at the event, in minutes since 1970; null if it cannot be read. */
  readonly minute: number | null;
  /** Equal for equal starts, however they are written; '' if there is none. */
  readonly start: string;
  /** As `start`. */
  readonly end: string;
}

type ReadTime = Pick<ReadEntry, 'minute' | 'start'>;

/**
 * Returns a function that reads entries. It remembers texts and times, since most of them repeat.
 *
 * @param zone IANA zone of times without one
 */
export function createEntryReader(zone: string = settings.eventTimeZone): (entry: GameEntry) => ReadEntry {
  const fold = remembering(foldedText);
  const time = remembering((text) => readTime(text, zone));
  return (entry) => ({
    entry,
    game: fold(entry.game),
    title: fold(entry.title),
    place: fold(entry.address),
    ...time(entry.from),
    end: time(entry.to).start,
  });
}

/** By the clocks at the event: so an entry that moves across a clock change moves by a whole day, not by 23 hours. */
function readTime(text: string, zone: string): ReadTime {
  const moment = readEventMoment(text, zone);
  if (moment === null) return { minute: null, start: foldedText(text) };
  const { date, hour, minute, hasTime } = moment;
  const at = Date.UTC(date.year, date.month - 1, date.day, hour, minute) / 60_000;
  return { minute: at, start: hasTime ? String(at) : `${at} day` };
}

function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
