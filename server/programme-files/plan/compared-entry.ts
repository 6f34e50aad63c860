import { cleanLine, cleanText } from '../clean-text.ts';
import { readPosition } from '../position.ts';
import type { ProgrammeEntry } from '../programme.ts';

/** Writes an entry as every format can hold it, so that a difference between two is one that somebody has made. */
export function comparedEntry(entry: ProgrammeEntry): ProgrammeEntry {
  return {
    id: entry.id,
    game: cleanLine(entry.game),
    title: cleanLine(entry.title),
    starts: entry.starts,
    // An end at the start says nothing.
    ends: entry.ends === entry.starts ? null : entry.ends,
    place: cleanLine(entry.place),
    latLong: readPosition(entry.latLong),
    note: cleanText(entry.note ?? '') || null,
  };
}
