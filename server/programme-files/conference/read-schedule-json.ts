import { MOST_DEPTH } from '../limits.ts';
import { refuse } from '../refusal.ts';
import type { ConferenceSession } from './conference-session.ts';

/** The sessions of a schedule, and its time zone. */
export interface ConferenceFile {
  readonly sessions: readonly ConferenceSession[];
  /** IANA name; '' if the file does not say. */
  readonly zone: string;
}

/** Reads a `schedule.json` as pretalx and frab export it. */
export function readScheduleJson(text: string): ConferenceFile {
  refuseIfDeep(text);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    refuse('damaged', { format: 'schedule-json', detail: 'syntax' });
  }
  const conference = member(member(file, 'schedule'), 'conference');
  const days = member(conference, 'days');
  if (!Array.isArray(days)) refuse('no-schedule', { format: 'schedule-json' });
  const sessions = days.flatMap((day) =>
    entriesOf(member(day, 'rooms')).flatMap(([room, list]) =>
      (Array.isArray(list) ? list : []).map((one) => sessionOf(one, room, day)),
    ),
  );
  return { sessions, zone: textOf(member(conference, 'time_zone_name')) };
}

function sessionOf(session: unknown, room: string, day: unknown): ConferenceSession {
  const text = (name: string) => textOf(member(session, name));
  const links = member(session, 'links');
  return {
    guid: text('guid') || text('id'),
    url: text('url'),
    title: [text('title'), text('subtitle')].filter(Boolean).join(': '),
    track: text('track'),
    type: text('type'),
    room: text('room') || room,
    ...{ date: text('date'), start: text('start'), duration: text('duration') },
    ...{ abstract: text('abstract'), description: text('description') },
    links: (Array.isArray(links) ? links : []).map((link) => textOf(member(link, 'url'))),
    ...{ day: textOf(member(day, 'date')), dayStart: textOf(member(day, 'day_start')) },
  };
}

function member(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isObject ? (value as Record<string, unknown>)[name] : undefined;
}

const entriesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.entries(value as Record<string, unknown>) : [];

/** A text, or the first of its translations. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  const [translation] = entriesOf(value).filter(([language]) =>
    /^[a-z]{2}(?:[-_]\w+)?$|^name$/.test(language),
  );
  return typeof translation?.[1] === 'string' ? translation[1] : '';
}

/** Counts nested brackets outside strings, before a parser recurses into them. */
function refuseIfDeep(text: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > MOST_DEPTH) refuse('too-deep', { most: MOST_DEPTH });
  }
}
