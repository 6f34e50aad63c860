import type ICAL from 'ical.js';
import { cutText } from '#core/text/cut-text.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { titleWithout } from '../conference/read-sessions.ts';
import { MOST_NAME_CHARACTERS, MOST_NOTE_CHARACTERS } from '../limits.ts';
import { writePosition } from '../position.ts';
import type { Problem, Where } from '../problem.ts';
import type { ProgrammeEntry } from '../programme.ts';
import { addMinutes } from '../when/local-time.ts';
import { textOf } from './calendar-event.ts';

/** What an event says, apart from its times. */
export interface EventTexts extends Pick<ProgrammeEntry, 'game' | 'title' | 'place' | 'latLong' | 'note'> {
  /** '' if it has none. */
  readonly uid: string;
}

interface Setting {
  readonly site: string;
  /** For events that name no game. */
  readonly game: string;
  /** Whether the file names games as categories. */
  readonly hasCategories: boolean;
}

/** "Lyre: Heats": the way this site and many others write a game and one of its sessions. */
const GAME_FIRST = /^([^:]{1,60}): (.+)$/;

/** Reads the texts of an event. Null if it cannot be an entry; the problems then say why. */
export function readTexts(
  event: ICAL.Component,
  setting: Setting,
  where: Where,
  problems: Problem[],
): EventTexts | null {
  const [summary, place] = [cleanLine(textOf(event, 'summary')), cleanLine(textOf(event, 'location'))];
  if (summary === '') {
    problems.push({ kind: 'name-missing', where, facts: {} });
    return null;
  }
  const { game, title } = gameAndTitle(event, summary, setting, where, problems);
  const long = [game, title, place].find((text) => text.length > MOST_NAME_CHARACTERS);
  if (long !== undefined) {
    problems.push({
      kind: 'text-too-long',
      where,
      facts: { length: long.length, most: MOST_NAME_CHARACTERS },
    });
    return null;
  }
  return {
    uid: ownId(cleanLine(textOf(event, 'uid')), setting.site),
    ...{ game, title, place },
    latLong: positionOf(event),
    note: noteOf(event, where, problems),
  };
}

export function entryOf(
  { uid: _, ...texts }: EventTexts,
  id: string | null,
  starts: string,
  minutes: number | null,
): ProgrammeEntry {
  return { id, ...texts, starts, ends: minutes === null ? null : addMinutes(starts, minutes) };
}

function gameAndTitle(
  event: ICAL.Component,
  summary: string,
  { game, hasCategories }: Setting,
  where: Where,
  problems: Problem[],
): { readonly game: string; readonly title: string } {
  const category = cleanLine(textOf(event, 'categories'));
  if (category !== '') return { game: category, title: titleWithout(category, summary) };
  const [, first, rest] = GAME_FIRST.exec(summary) ?? [];
  if (!hasCategories && first !== undefined && rest !== undefined) return { game: first.trim(), title: rest };
  problems.push({ kind: 'game-missing', where, facts: { taken: game } });
  return { game, title: summary };
}

/** In the calendars of this site a UID is the id of an entry at the site. */
const ownId = (uid: string, site: string) =>
  uid.endsWith(`@${site}`) ? uid.slice(0, -site.length - 1) : uid;

function positionOf(event: ICAL.Component): string | null {
  const value: unknown = event.getFirstPropertyValue('geo');
  if (!Array.isArray(value)) return null;
  return writePosition(Number(value[0]), Number(value[1]));
}

function noteOf(event: ICAL.Component, where: Where, problems: Problem[]): string | null {
  const note = cleanText(textOf(event, 'description'));
  if (note.length > MOST_NOTE_CHARACTERS)
    problems.push({ kind: 'note-shortened', where, facts: { most: MOST_NOTE_CHARACTERS } });
  return cleanText(cutText(note, MOST_NOTE_CHARACTERS)) || null;
}
