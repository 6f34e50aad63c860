import { foldedText } from '#core/text/folded-text.ts';
import type { ProgrammeEntry } from '../programme.ts';

/** Which entry of the content each entry of the file is: by index of the file, the index of the content. */
export type Matches = ReadonlyMap<number, number>;

/** What two entries must share to be the same one; null for an entry that cannot be known by it. */
type Sign = (entry: ProgrammeEntry) => string | null;

const joined = (...parts: readonly (string | null)[]) => parts.map((part) => part ?? '').join('\u0000');
const name = ({ game, title }: ProgrammeEntry) => joined(foldedText(game), foldedText(title));
const byId: Sign = ({ id }) => id;
const moment = ({ starts, place }: ProgrammeEntry) => joined(starts, foldedText(place));

/**
 * From the surest to the weakest. An id decides; where two rows have the same one, as after copying a row, the one that
 * stayed as it was keeps it.
 */
const SIGNS: readonly Sign[] = [
  (entry) => entry.id && joined(entry.id, name(entry), moment(entry)),
  (entry) => entry.id && joined(entry.id, name(entry)),
  byId,
  (entry) => joined(entry.game, entry.title, entry.starts, entry.ends, entry.place),
  (entry) => joined(name(entry), moment(entry)),
  // Moved to another place, or to another time there; what has moved both ways comes in order.
  (entry) => joined(name(entry), entry.starts),
  (entry) => joined(name(entry), foldedText(entry.place)),
  name,
  // Renamed, or the game corrected.
  (entry) => joined(foldedText(entry.game), moment(entry)),
  (entry) => (entry.title === '' ? null : joined(foldedText(entry.title), moment(entry))),
];

/** Finds for each entry of a file the one of the content that it is. Never one for two. */
export function matchEntries(current: readonly ProgrammeEntry[], read: readonly ProgrammeEntry[]): Matches {
  const matches = new Map<number, number>();
  const [freeNow, freeRead] = [new Set(current.keys()), new Set(read.keys())];
  for (const sign of SIGNS) {
    const bySign = new Map<string, number[]>();
    for (const index of inOrder(freeNow, current)) {
      const key = signOf(current, index, sign);
      if (key !== null) bySign.set(key, [...(bySign.get(key) ?? []), index]);
    }
    for (const index of inOrder(freeRead, read)) {
      const key = signOf(read, index, sign);
      const found = key === null ? undefined : bySign.get(key)?.shift();
      if (found === undefined) continue;
      matches.set(index, found);
      freeNow.delete(found);
      freeRead.delete(index);
    }
  }
  return matches;
}

function signOf(entries: readonly ProgrammeEntry[], index: number, sign: Sign): string | null {
  const entry = entries[index];
  return entry === undefined ? null : sign(entry);
}

/** Namesakes are paired by time. */
function inOrder(indexes: ReadonlySet<number>, entries: readonly ProgrammeEntry[]): number[] {
  const starts = (index: number) => entries[index]?.starts ?? '';
  return [...indexes].sort((a, b) => (starts(a) < starts(b) ? -1 : starts(a) > starts(b) ? 1 : a - b));
}
