import { cleanLine, cleanText } from '../clean-text.ts';
import { readPosition } from '../position.ts';
import type { ProgrammeEntry } from '../programme.ts';
import { addMinutes } from '../when/local-time.ts';
import { DAY_MINUTES } from '../when/night.ts';

/** Normalises an entry to what every format can hold, so that any difference that is left was made by a person. */
export function comparedEntry(entry: ProgrammeEntry): ProgrammeEntry {
  const starts = minuteOf(entry.starts);
  const ends = entry.ends === null || entry.ends === '' ? null : endOf(entry.ends);
  return {
    id: entry.id,
    game: cleanLine(entry.game),
    title: cleanLine(entry.title),
    starts,
    // An end that equals the start says nothing.
    ends: ends === starts ? null : ends,
    place: cleanLine(entry.place),
    latLong: readPosition(entry.latLong),
    note: cleanText(entry.note ?? '') || null,
  };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A date without a time begins at midnight. Seconds do not count: nobody plans by them. */
const minuteOf = (local: string) =>
  DAY.test(local) ? `${local}T00:00` : local.slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** A date without a time covers the whole day. */
const endOf = (local: string) =>
  DAY.test(local) ? addMinutes(`${local}T00:00`, DAY_MINUTES) : minuteOf(local);
