import { fingerprint } from '#core/text/fingerprint.ts';
import { absoluteAddress } from './absolute-address.ts';
import { isoTime, twoDigits } from './iso-time.ts';
import { uuidOf } from './uuid-of.ts';

/** A session of the schedule with its times, in milliseconds since 1970. */
export interface PlannedSession {
  /** Identifies it in its event. */
  readonly id: string;
  /** Path on the site that opens it. */
  readonly address: string;
  readonly title: string;
  readonly game: string;
  readonly from: number;
  readonly to: number;
  /** Name of its venue. */
  readonly room: string;
  readonly description?: string;
  readonly links?: readonly { readonly url: string; readonly title: string }[];
}

/** A day of the schedule; sessions after midnight may belong to the day before. */
export interface PlannedDay {
  /** `yyyy-mm-dd` */
  readonly date: string;
  readonly sessions: readonly PlannedSession[];
}

/** The schedule of an event. At least one day has a session. */
export interface PlannedEvent {
  /** Its part of addresses. */
  readonly path: string;
  /** Path of its page on the site. */
  readonly address: string;
  readonly name: string;
  readonly days: readonly PlannedDay[];
}

/** What holds for the schedules of all events. */
export interface ScheduleSetting {
  /** Address of the site. */
  readonly site: string;
  readonly siteName: string;
  /** IANA zone of all times. */
  readonly zone: string;
  /** BCP 47 */
  readonly language: string;
}

/** The form that conference apps read: https://c3voc.de/wiki/schedule. */
const FORM = 'https://c3voc.de/schedule/schema.json';
/** Sessions start at any minute. */
const TIME_SLOT = '00:05';
const MINUTE_MS = 60_000;
const SHORTEST_ACRONYM = 4;

/** Returns the schedule of an event as pretalx and frab export it and EventFahrplan and its relatives read it. */
export function conferenceSchedule(event: PlannedEvent, setting: ScheduleSetting) {
  const dates = event.days.map(({ date }) => date).sort();
  const acronym = acronymOf(event.path);
  const idOf = numbersGivenOnce();
  const sessionOf = (session: PlannedSession, id: number) => {
    const start = isoTime(session.from, setting.zone);
    return {
      id,
      guid: uuidOf(`${event.path} ${session.id}`),
      date: start,
      start: start.slice(11, 16),
      duration: durationOf(session),
      room: session.room,
      slug: `${acronym}-${id}`,
      url: absoluteAddress(setting.site, session.address),
      title: session.title,
      subtitle: '',
      track: session.game,
      type: 'game',
      language: setting.language,
      abstract: '',
      description: session.description ?? '',
      persons: [],
      links: session.links ?? [],
      attachments: [],
    };
  };
  const days = event.days.map(({ date, sessions }, index) => ({
    index: index + 1,
    date,
    day_start: isoTime(Math.min(...sessions.map(({ from }) => from)), setting.zone),
    day_end: isoTime(Math.max(...sessions.map(({ to }) => to)), setting.zone),
    rooms: byRoom(sessions, (session) => sessionOf(session, idOf(session.id))),
  }));
  const rooms = [...new Set(event.days.flatMap(({ sessions }) => sessions.map(({ room }) => room)))];
  return {
    $schema: FORM,
    generator: { name: setting.siteName },
    schedule: {
      // Apps load a schedule again only if its version has changed.
      version: fingerprint(JSON.stringify(event)),
      base_url: `${setting.site}/`,
      conference: {
        acronym,
        title: event.name,
        start: dates[0],
        end: dates.at(-1),
        daysCount: event.days.length,
        timeslot_duration: TIME_SLOT,
        time_zone_name: setting.zone,
        url: absoluteAddress(setting.site, event.address),
        rooms: rooms.map((name) => ({ name, guid: uuidOf(`${event.path} room ${name}`) })),
        days,
      },
    },
  };
}

/** Letters, digits and underscores only, as the form demands; a name in another script becomes a number. */
function acronymOf(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return plain.length < SHORTEST_ACRONYM ? `event_${fingerprint(path)}` : plain;
}

/** The form wants a whole number for each session. It is made from the session's own id, so that it stays. */
function numbersGivenOnce() {
  const given = new Set<number>();
  return (id: string): number => {
    let number = Number.parseInt(fingerprint(id), 36) % 0x7fffffff;
    do number += 1;
    while (given.has(number));
    given.add(number);
    return number;
  };
}

function byRoom<Session>(
  sessions: readonly PlannedSession[],
  write: (session: PlannedSession) => Session,
): Record<string, Session[]> {
  const rooms = new Map<string, Session[]>();
  for (const session of sessions)
    rooms.set(session.room, [...(rooms.get(session.room) ?? []), write(session)]);
  return Object.fromEntries(rooms);
}

function durationOf({ from, to }: PlannedSession): string {
  const minutes = Math.round((to - from) / MINUTE_MS);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
