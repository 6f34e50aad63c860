import { cutText } from '#core/text/cut-text.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { MOST_NAME_CHARACTERS, MOST_NOTE_CHARACTERS, MOST_ROWS } from '../limits.ts';
import { readPosition } from '../position.ts';
import type { Problem, Where } from '../problem.ts';
import type { ReadEntry } from '../programme.ts';
import { refuse } from '../refusal.ts';
import { shortened } from '../shortened.ts';
import { localAt, localTime } from '../when/local-time.ts';
import { DAY_MINUTES } from '../when/night.ts';
import { readWhen } from '../when/read-when.ts';
import { instantInZone, isZoneName } from '../when/written-zone.ts';
import { whereEntry } from '../where-entry.ts';
import type { ConferenceSession } from './conference-session.ts';
import { readSessionLength } from './session-length.ts';

const MINUTE_MS = 60_000;
/** Where this site's own schedules keep what the format has no field for. */
const OWN_ID = /[?&]entry=([^&#]+)/;
const GEO = /^geo:([-\d.]+),([-\d.]+)/;

interface Read {
  readonly entries: ReadEntry[];
  readonly problems: Problem[];
}

/**
 * Reads the sessions of a conference schedule as a programme: a track is a game.
 *
 * @param own IANA name of the zone that the schedule names; '' if it names none
 * @param zone of the event
 */
export function readSessions(
  sessions: readonly ConferenceSession[],
  { own, zone, game }: { readonly own: string; readonly zone: string; readonly game: string },
): Read {
  if (sessions.length > MOST_ROWS) refuse('too-many-rows', { most: MOST_ROWS });
  const [entries, problems]: [ReadEntry[], Problem[]] = [[], []];
  for (const session of sessions) {
    const title = cleanLine(session.title);
    const where = whereOf(session, title);
    const { begins, isZoned } = startOf(session, isZoneName(own) ? own : zone);
    const [name, room] = [cleanLine(session.track) || cleanLine(session.type), cleanLine(session.room)];
    const problem = blockingProblem([title, name, room], begins, session, where);
    if (problem !== null || begins === null) {
      if (problem !== null) problems.push(problem);
      continue;
    }
    if (!isZoned && own !== '' && !isZoneName(own))
      problems.push({ kind: 'zone-unknown', where, facts: { zone: shortened(own) } });
    if (name === '') problems.push({ kind: 'game-missing', where, facts: { taken: game } });
    const starts = localAt(begins, zone);
    entries.push({
      where,
      entry: {
        id: idOf(session),
        game: name || game,
        title: titleWithout(name, title),
        starts,
        ends: endOf(session, begins, zone, where, problems),
        place: room,
        latLong: positionOf(session),
        note: noteOf(session, where, problems),
      },
    });
  }
  return { entries, problems };
}

function whereOf({ date, day, start, room, guid }: ConferenceSession, title: string): Where {
  return whereEntry(title, cleanLine(date || `${day} ${start}`), cleanLine(room), cleanLine(guid));
}

/** Returns why a session cannot be an entry; null if it can. */
function blockingProblem(
  names: readonly string[],
  begins: number | null,
  { date, start }: ConferenceSession,
  where: Where,
): Problem | null {
  const long = names.find((name) => name.length > MOST_NAME_CHARACTERS);
  if (long !== undefined)
    return { kind: 'text-too-long', where, facts: { length: long.length, most: MOST_NAME_CHARACTERS } };
  if (names[0] === '') return { kind: 'name-missing', where, facts: {} };
  if (begins !== null) return null;
  const text = shortened(date || start);
  return text === ''
    ? { kind: 'start-missing', where, facts: {} }
    : { kind: 'start-unreadable', where, facts: { text } };
}

/** When a session starts. */
interface Begun {
  /** Milliseconds since 1970; null if the file does not say. */
  readonly begins: number | null;
  /** Whether the time itself names its zone. */
  readonly isZoned: boolean;
}

function startOf({ date, start, day, dayStart }: ConferenceSession, own: string): Begun {
  const moment = readWhen(date, 'day');
  const local = (written: typeof moment, minutes: number | null | undefined) =>
    written?.date?.dayFirst == null || written.date.year === null || minutes == null
      ? null
      : localTime({ year: written.date.year, ...written.date.dayFirst }, minutes);
  const whole = local(moment, moment?.minutes);
  if (whole !== null && moment?.zone != null)
    return { begins: instantInZone(whole, moment.zone), isZoned: true };
  const clock = readWhen(start, 'time')?.minutes ?? null;
  // The oldest schedules give the date only on the day, not on each session.
  const begins =
    whole ??
    (moment?.date == null
      ? local(readWhen(day, 'day'), afterDayStart(clock, dayStart))
      : local(moment, clock));
  return { begins: begins === null ? null : instantInZone(begins, own), isZoned: false };
}

/** A session earlier than the start of its day belongs to the night after that day. */
function afterDayStart(minutes: number | null, dayStart: string): number | null {
  const first = readWhen(dayStart, 'time')?.minutes ?? 0;
  return minutes !== null && minutes < first ? minutes + DAY_MINUTES : minutes;
}

function endOf(
  { duration }: ConferenceSession,
  begins: number,
  zone: string,
  where: Where,
  problems: Problem[],
): string | null {
  const minutes = duration === '' ? 0 : readSessionLength(duration);
  if (minutes === null)
    problems.push({ kind: 'end-unreadable', where, facts: { text: shortened(duration) } });
  return minutes === null || minutes === 0 ? null : localAt(begins + minutes * MINUTE_MS, zone);
}

function idOf({ guid, url }: ConferenceSession): string | null {
  const own = OWN_ID.exec(url)?.[1];
  try {
    return cleanLine(own === undefined ? guid : decodeURIComponent(own)) || null;
  } catch {
    return cleanLine(guid) || null;
  }
}

/** This site writes the game before the title, and only the game where there is no title. */
export function titleWithout(game: string, title: string): string {
  if (game === '') return title;
  if (title === game) return '';
  return title.startsWith(`${game}: `) ? title.slice(game.length + 2) : title;
}

function positionOf({ links }: ConferenceSession): string | null {
  const found = links.map((link) => GEO.exec(link)).find((match) => match !== null);
  return found == null ? null : readPosition(`${found[1]},${found[2]}`);
}

function noteOf(
  { abstract, description }: ConferenceSession,
  where: Where,
  problems: Problem[],
): string | null {
  const note = cleanText(abstract) || cleanText(description);
  if (note.length > MOST_NOTE_CHARACTERS)
    problems.push({ kind: 'note-shortened', where, facts: { most: MOST_NOTE_CHARACTERS } });
  return cleanText(cutText(note, MOST_NOTE_CHARACTERS)) || null;
}
