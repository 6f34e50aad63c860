import { fingerprint } from '#core/text/fingerprint.ts';
import { foldedText } from '#core/text/folded-text.ts';
import { readEventMoment } from '#core/time/event-moment.ts';

/*
 * An entry of a programme bears no id of the provider's. Ours is a short form of what it says of itself, and of nothing
 * beside it: `title game minute place`, 4 + 2 + 5 + 2 signs. So an entry keeps its id whoever joins or leaves the
 * programme, and an id alone, out of a link, still tells what to look for when the entry has moved.
 */

/** What an entry is told by. */
export interface EntryFacts {
  /** Its game and its own title, as `entryTitle` joins them. */
  readonly title: string;
  /** As the provider writes it. */
  readonly startsAt: string;
  readonly place: string;
}

/** What can be read from an id. The texts are fingerprints: equal or not, no more. */
export interface IdFacts {
  readonly title: string;
  readonly game: string;
  /** By the clocks at the event, counted from the year 2000, 1 being its first; null where the beginning is not known. */
  readonly minute: number | null;
  readonly place: string;
}

const MINUTES = 36 ** 5;
const PLACES = 36 ** 2;
const YEAR_2000 = Date.UTC(2000, 0, 1);
const MINUTE_MS = 60_000;
const FORM = /^([\da-z]{4})([\da-z]{2})([\da-z]{5})([\da-z]{2})$/;

/** A game and the title of its entry as one text; an entry without a title is called like its game. */
export function entryTitle(game: string, title: string): string {
  return [game, title].filter((text) => text !== '').join(': ');
}

/** The id of an entry. Entries alike in everything are told apart by `copy`: 0 for the first of them. */
export function entryId({ title, startsAt, place }: EntryFacts, copy = 0): string {
  const [, game = '', own = title] = /^(.*?): (.*)$/s.exec(title) ?? [];
  const placeNumber = (numberOf(foldedText(place), PLACES) + copy) % PLACES;
  return [
    inSigns(numberOf(foldedText(own), 36 ** 4), 4),
    inSigns(numberOf(foldedText(game), 36 ** 2), 2),
    inSigns(minuteOf(startsAt), 5),
    inSigns(placeNumber, 2),
  ].join('');
}

/** Reads an id; null for one of an earlier form. */
export function readEntryId(id: string): IdFacts | null {
  const [, title, game, minute = '', place] = FORM.exec(id) ?? [];
  if (title === undefined || game === undefined || place === undefined) return null;
  const counted = Number.parseInt(minute, 36);
  return { title, game, minute: counted === 0 ? null : counted, place };
}

/**
 * A minute of an id as a time in ISO, as the clocks at the event show it. A day without a time has the id of its
 * midnight: that is given as the day alone, which is all that is sure of it.
 */
export function startOfMinute(minute: number): string {
  const written = new Date(YEAR_2000 + (minute - 1) * MINUTE_MS).toISOString().slice(0, 16);
  return written.replace(/T00:00$/, '');
}

/** The minute a beginning falls on by the clocks at the event; 0 where it cannot be read, or lies before 2000 or after 2114. */
function minuteOf(startsAt: string): number {
  const moment = readEventMoment(startsAt);
  if (moment === null) return 0;
  const { date, hour, minute } = moment;
  const since = (Date.UTC(date.year, date.month - 1, date.day, hour, minute) - YEAR_2000) / MINUTE_MS;
  return since >= 0 && since < MINUTES - 1 ? since + 1 : 0;
}

function numberOf(text: string, below: number): number {
  return Number.parseInt(fingerprint(text), 36) % below;
}

function inSigns(value: number, signs: number): string {
  return value.toString(36).padStart(signs, '0');
}
