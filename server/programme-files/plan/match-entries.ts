import { foldedText } from '#core/text/folded-text.ts';
import type { ProgrammeEntry } from '../programme.ts';

/** Maps each entry of the file to an entry of the content, both by index. */
export type Matches = ReadonlyMap<number, number>;

/** What two entries must share to be the same entry; null if an entry cannot be recognised by it. */
type Sign = (entry: ProgrammeEntry) => string | null;

const joined = (...parts: readonly (string | null)[]) => parts.map((part) => part ?? '').join('\u0000');
const name = ({ game, title }: ProgrammeEntry) => joined(foldedText(game), foldedText(title));
const byId: Sign = ({ id }) => id;
const moment = ({ starts, place }: ProgrammeEntry) => joined(starts, foldedText(place));

/**
 * From the strongest criterion to the weakest. An id decides. If two rows have the same id, as after copying a row, the
 * one that is unchanged keeps it.
 */
const SIGNS: readonly Sign[] = [
  (entry) => entry.id && joined(entry.id, name(entry), moment(entry)),
  (entry) => entry.id && joined(entry.id, name(entry)),
  byId,
  (entry) => joined(entry.game, entry.title, entry.starts, entry.ends, entry.place),
  (entry) => joined(name(entry), moment(entry)),
  // Moved to another place, or to another time at the same place. If both changed, the order decides.
  (entry) => joined(name(entry), entry.starts),
  (entry) => joined(name(entry), foldedText(entry.place)),
  name,
  // Renamed, or with its game corrected.
  (entry) => joined(foldedText(entry.game), moment(entry)),
  (entry) => (entry.title === '' ? null : joined(foldedText(entry.title), moment(entry))),
];

/** Finds the entry of the content that each entry of a file stands for. None is used twice. */
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
