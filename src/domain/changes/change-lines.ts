import type { ChangedPart, EntryChange, GameChange } from '#core/schedule/changes/compare-schedules.ts';
import { createEntryReader, type ReadEntry } from '#core/schedule/changes/entry-reader.ts';
import { groupBy } from '#core/schedule/group-by.ts';
import { readSpan } from '#core/time/event-span.ts';
import type { EventChange, RevisionChanges } from './compare-revisions.ts';

/** One line of the list of changes. */
export type ChangeLine =
  | { readonly of: 'event'; readonly change: EventChange }
  | { readonly of: 'game'; readonly change: GameChange }
  | EntryLine;

/** A change of one entry, or one that several have in common. */
export interface EntryLine {
  readonly of: 'entries';
  /** At least one; several are alike. */
  readonly changes: readonly [EntryChange, ...EntryChange[]];
  /** By how many minutes all of them start later; 0 if that is not so. */
  readonly laterBy: number;
}

/** So many changes of a kind are one line. */
const LEAST_ALIKE = 3;

/**
 * Returns the changes as lines: the event, its games, then entries by time. Changes that several entries have in common
 * are one line.
 */
export function changeLines({ event, games, entries }: RevisionChanges): ChangeLine[] {
  const read = createEntryReader();
  const readChanges = entries.map((change): ReadChange => {
    const [was, is] = [change.was && read(change.was), change.is && read(change.is)];
    return { change, was, is, laterBy: laterBy(was, is) };
  });
  const groups = [...groupBy(readChanges, kindOf).values()];
  const lines = groups.flatMap((group) => (group.length < LEAST_ALIKE ? group.map((one) => [one]) : [group]));
  return [
    ...event.map((change) => ({ of: 'event', change }) as const),
    ...games.map((change) => ({ of: 'game', change }) as const),
    ...lines
      .toSorted((a, b) => firstMinute(a) - firstMinute(b))
      .flatMap((line): EntryLine[] => {
        const [first, ...others] = line.toSorted((a, b) => minuteOf(a) - minuteOf(b));
        if (first === undefined) return [];
        const changes = [first.change, ...others.map(({ change }) => change)] as const;
        return [{ of: 'entries', changes, laterBy: first.laterBy }];
      }),
  ];
}

/** Leaves out what is over: a server that drops what is past has changed nothing. */
export function changesAhead(changes: RevisionChanges, now: number): RevisionChanges {
  const isAhead = (entry: EntryChange['was']) => {
    const span = entry && readSpan(entry.from, entry.to);
    return entry !== null && (span === null || span.endsAt > now);
  };
  return { ...changes, entries: changes.entries.filter(({ was, is }) => isAhead(was) || isAhead(is)) };
}

/** What the row of a changed entry says. */
export type EntryMark = 'new' | 'time' | 'place' | 'timeAndPlace' | 'name';

/** Returns what the rows of a schedule say, by the keys of its entries. */
export function entryMarks({ entries }: RevisionChanges): ReadonlyMap<string, EntryMark> {
  return new Map(entries.flatMap((change) => (change.is ? [[change.is.key, markOf(change)] as const] : [])));
}

/** Returns the label of an entry that has changed. */
export function markOf({ was, parts }: EntryChange): EntryMark {
  const has = (part: ChangedPart) => parts.includes(part);
  if (was === null) return 'new';
  if (has('time')) return has('place') ? 'timeAndPlace' : 'time';
  return has('place') ? 'place' : 'name';
}

interface ReadChange {
  readonly change: EntryChange;
  readonly was: ReadEntry | null;
  readonly is: ReadEntry | null;
  readonly laterBy: number;
}

const minuteOf = ({ was, is }: ReadChange) => (is ?? was)?.minute ?? Number.MAX_SAFE_INTEGER;
const firstMinute = (line: readonly ReadChange[]) => Math.min(...line.map(minuteOf));

function laterBy(was: ReadEntry | null, is: ReadEntry | null): number {
  if (was === null || is === null || was.minute === null || is.minute === null) return 0;
  return is.minute - was.minute;
}

/** Equal for changes that are told as one. */
function kindOf({ change: { parts }, was, is, laterBy: by }: ReadChange): string {
  if (was === null || is === null) return was === null ? `new\n${is?.game}` : `gone\n${was.game}`;
  // One that has only got its time, or another end, has not moved along with others.
  if (parts.includes('title') || (parts.includes('time') && by === 0)) return `alone\n${was.entry.key}`;
  return [
    parts.join(),
    by,
    ...(parts.includes('place') ? [was.place, is.place] : []),
    ...(parts.includes('game') ? [was.game, is.game] : []),
  ].join('\n');
}
