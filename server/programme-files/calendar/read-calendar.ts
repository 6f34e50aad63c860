import ICAL from 'ical.js';
import { MOST_DEPTH, MOST_ROWS } from '../limits.ts';
import type { Problem } from '../problem.ts';
import type { ReadEntry } from '../programme.ts';
import { refuse } from '../refusal.ts';
import { attempt } from './attempt.ts';
import { textOf, textsOf } from './calendar-event.ts';
import { CalendarReader } from './calendar-reader.ts';
import { CalendarZones } from './calendar-zones.ts';

/** What was read from a calendar file. */
export interface CalendarFile {
  readonly entries: readonly ReadEntry[];
  readonly problems: readonly Problem[];
  /** Whether it names games at all. */
  readonly hasGames: boolean;
}

interface Setting {
  readonly zone: string;
  readonly site: string;
  /** Game of entries that name none; null to use the calendar's own name. */
  readonly game: string | null;
  /** Whether a calendar with nothing in it is read as an empty programme. */
  readonly mayBeEmpty?: boolean;
}

/** Reads a calendar file (RFC 5545) as a programme. A repeating event becomes one entry for each occurrence. */
export function readCalendarFile(text: string, setting: Setting): CalendarFile {
  const entries: ReadEntry[] = [];
  const problems: Problem[] = [];
  let hasCategories = false;
  let [count, others] = [0, 0];
  const left = { repeats: MOST_ROWS };
  for (const calendar of parse(text)) {
    const events = calendar.getAllSubcomponents('vevent');
    count += events.length;
    others +=
      calendar.getAllSubcomponents().filter(({ name }) => name !== 'vtimezone').length - events.length;
    hasCategories ||= events.some((event) => attempt(() => textsOf(event, 'categories'), []).length > 0);
    const name = attempt(() => textOf(calendar, 'x-wr-calname') || textOf(calendar, 'name'), '');
    const game = setting.game ?? (name || OWN_GAME);
    const reader = new CalendarReader(new CalendarZones(calendar, setting.zone), events, {
      ...setting,
      ...{ game, hasCategories, left },
    });
    for (const event of events) {
      reader.read(event, entries, problems);
      if (entries.length > MOST_ROWS) refuse('too-many-rows', { most: MOST_ROWS });
    }
  }
  // A calendar of tasks is not a programme. A calendar with nothing in it is an empty one.
  if (count === 0 && (others > 0 || setting.mayBeEmpty !== true)) refuse('no-schedule', { format: 'ics' });
  return withoutGames(entries, problems) ?? { entries, problems, hasGames: true };
}

/** If no event names a game, one problem says so. */
function withoutGames(entries: readonly ReadEntry[], problems: readonly Problem[]): CalendarFile | null {
  const missing = problems.find(({ kind }) => kind === 'game-missing');
  const others = problems.filter(({ kind }) => kind !== 'game-missing');
  const taken = missing?.kind === 'game-missing' ? missing.facts.taken : '';
  if (missing === undefined || entries.some(({ entry }) => entry.game !== taken)) return null;
  return {
    entries,
    problems: [{ kind: 'no-game-column', where: {}, facts: { taken } }, ...others],
    hasGames: false,
  };
}

/** Game of entries for which neither the file nor the organiser names one. */
export const OWN_GAME = 'Programme';

function parse(text: string): ICAL.Component[] {
  let depth = 0;
  for (const [, isBegin] of text.matchAll(/^(?:(BEGIN)|END):/gim)) {
    depth += isBegin === undefined ? -1 : 1;
    if (depth > MOST_DEPTH) refuse('too-deep', { most: MOST_DEPTH });
  }
  try {
    const parsed = ICAL.parse(text) as unknown[];
    // A file may hold several calendars.
    const calendars = Array.isArray(parsed[0]) ? parsed : [parsed];
    return calendars.map((one) => new ICAL.Component(one as string));
  } catch {
    refuse('damaged', { format: 'ics', detail: 'syntax' });
  }
}
