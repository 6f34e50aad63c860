import { settings } from '#core/settings.ts';
import { fingerprint } from '#core/text/fingerprint.ts';
import { foldedText } from '#core/text/folded-text.ts';
import { readEventMoment } from '#core/time/event-moment.ts';

/*
 * The provider gives schedule entries no id. Ours is a short form of the entry's own facts only: `title game minute
 * place`, 4 + 2 + 5 + 2 characters. So the id does not change when other entries are added or removed, and an id from a
 * link is enough to search for an entry that has moved.
 */

/** The facts that identify an entry. */
export interface EntryFacts {
  /** Its game and title, as `entryTitle` joins them. */
  readonly title: string;
  /** As the provider writes it. */
  readonly startsAt: string;
  readonly place: string;
}

/** What an id reveals. The texts are fingerprints: they can only be compared. */
export interface IdFacts {
  readonly title: string;
  readonly game: string;
  /** Local minutes at the event since the year 2000, 1 being the first; null if the start is unknown. */
  readonly minute: number | null;
  readonly place: string;
}

const MINUTES = 36 ** 5;
const PLACES = 36 ** 2;
const YEAR_2000 = Date.UTC(2000, 0, 1);
const MINUTE_MS = 60_000;
const FORM = /^([\da-z]{4})([\da-z]{2})([\da-z]{5})([\da-z]{2})$/;

/** Joins a game and the title of its entry into one text; without a title it is the game's name. */
export function entryTitle(game: string, title: string): string {
  return [game, title].filter((text) => text !== '').join(': ');
}

/** Takes apart what `entryTitle` has joined. A game with a colon in its name loses what follows it to the title. */
export function splitTitle(joined: string): { readonly game: string; readonly title: string } {
  const [, game = '', title = joined] = /^(.*?): (.*)$/s.exec(joined) ?? [];
  return { game, title };
}

/** Returns the id of an entry. `copy` distinguishes entries with the same facts: 0 for the first of them. */
export function entryId(
  { title, startsAt, place }: EntryFacts,
  copy = 0,
  zone: string = settings.eventTimeZone,
): string {
  const { game, title: own } = splitTitle(title);
  const placeNumber = (numberOf(foldedText(place), PLACES) + copy) % PLACES;
  return [
    inBase36(numberOf(foldedText(own), 36 ** 4), 4),
    inBase36(numberOf(foldedText(game), 36 ** 2), 2),
    inBase36(minuteOf(startsAt, zone), 5),
    inBase36(placeNumber, 2),
  ].join('');
}

/** Reads an id; returns null for one of an older format. */
export function readEntryId(id: string): IdFacts | null {
  const [, title, game, minute = '', place] = FORM.exec(id) ?? [];
  if (title === undefined || game === undefined || place === undefined) return null;
  const counted = Number.parseInt(minute, 36);
  return { title, game, minute: counted === 0 ? null : counted, place };
}

/**
 * Returns the minute of an id as an ISO time, local to the event. A day without a time has the id of its midnight, so
 * midnight is returned as the day alone, the only certain part.
 */
export function startOfMinute(minute: number): string {
  const written = new Date(YEAR_2000 + (minute - 1) * MINUTE_MS).toISOString().slice(0, 16);
  return written.replace(/T00:00$/, '');
}

/** Returns the minute of a start, local to the event; 0 if it cannot be read, or lies before 2000 or after 2114. */
function minuteOf(startsAt: string, zone: string): number {
  const moment = readEventMoment(startsAt, zone);
  if (moment === null) return 0;
  const { date, hour, minute } = moment;
  const since = (Date.UTC(date.year, date.month - 1, date.day, hour, minute) - YEAR_2000) / MINUTE_MS;
  return since >= 0 && since < MINUTES - 1 ? since + 1 : 0;
}

function numberOf(text: string, below: number): number {
  return Number.parseInt(fingerprint(text), 36) % below;
}

function inBase36(value: number, digits: number): string {
  return value.toString(36).padStart(digits, '0');
}
