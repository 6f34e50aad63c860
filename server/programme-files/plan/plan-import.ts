import type { Where } from '../problem.ts';
import { ENTRY_FIELDS, type EntryField, type ProgrammeEntry, type ReadProgramme } from '../programme.ts';
import { addMinutes, minutesBetween } from '../when/local-time.ts';
import { comparedEntry } from './compared-entry.ts';
import { matchEntries } from './match-entries.ts';

/** An entry of the content. */
export interface KnownEntry extends ProgrammeEntry {
  readonly id: string;
}

export interface FieldChange {
  readonly field: EntryField;
  readonly from: string | null;
  readonly to: string | null;
}

export interface AddedEntry {
  /** Keeps the id of the file if it is free, so that the next import of this file recognises the entry; else null. */
  readonly entry: ProgrammeEntry;
  readonly where: Where;
}

export interface ChangedEntry {
  readonly id: string;
  readonly before: KnownEntry;
  readonly after: KnownEntry;
  readonly changes: readonly FieldChange[];
  readonly where: Where;
}

/** What an import would do. Nothing has been changed yet. */
export interface ImportPlan {
  readonly added: readonly AddedEntry[];
  readonly changed: readonly ChangedEntry[];
  readonly removed: readonly KnownEntry[];
  readonly unchanged: readonly KnownEntry[];
}

/**
 * Compares a file with the content. An entry that was renamed or moved keeps its id. Only fields in `carries` are
 * compared.
 */
export function planImport(
  current: readonly KnownEntry[],
  { entries: read, carries }: Pick<ReadProgramme, 'entries' | 'carries'>,
): ImportPlan {
  const compared = current.map(comparedEntry);
  const entries = read.map(({ entry }) => comparedEntry(entry));
  const known = (entry: ProgrammeEntry) => onlyCarried(entry, carries);
  const matches = matchEntries(compared.map(known), entries.map(known));
  const added: AddedEntry[] = [];
  const changed: ChangedEntry[] = [];
  const unchanged: KnownEntry[] = [];
  const ids = new Set(current.map(({ id }) => id));
  for (const [index, entry] of entries.entries()) {
    const where = read[index]?.where ?? {};
    const match = matches.get(index);
    const [before, was] = match === undefined ? [] : [current[match], compared[match]];
    if (before === undefined || was === undefined) {
      added.push({ where, entry: { ...entry, id: keptId(entry.id, ids) } });
      continue;
    }
    const changes = changesOf(was, entry, carries);
    const after = { ...before, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) };
    if (changes.length === 0) unchanged.push(before);
    else changed.push({ id: before.id, before, after, changes, where });
  }
  const matched = new Set(matches.values());
  return { added, changed, removed: current.filter((_, index) => !matched.has(index)), unchanged };
}

/** An entry without the texts that the file lacks, since they cannot help to recognise it. */
function onlyCarried(entry: ProgrammeEntry, carries: readonly EntryField[]): ProgrammeEntry {
  const text = (field: 'game' | 'title' | 'place') => (carries.includes(field) ? entry[field] : '');
  return { ...entry, game: text('game'), title: text('title'), place: text('place') };
}

/** Returns what differs, in the fields that the file has. */
function changesOf(
  known: ProgrammeEntry,
  entry: ProgrammeEntry,
  carries: readonly EntryField[],
): FieldChange[] {
  const next = carries.includes('ends') ? entry : { ...entry, ends: endAlong(known, entry.starts) };
  return ENTRY_FIELDS.flatMap((field) => {
    const isCarried = carries.includes(field) || field === 'ends';
    return isCarried && known[field] !== next[field] ? [{ field, from: known[field], to: next[field] }] : [];
  });
}

/** If the file has no ends, an entry that moves keeps its length. */
function endAlong({ starts, ends }: ProgrammeEntry, movedTo: string): string | null {
  return ends === null ? null : addMinutes(movedTo, minutesBetween(starts, ends));
}

/** Row numbers are not ids: they change as soon as a row is inserted. */
const ROW_NUMBER = /^\d{1,5}$/;
const LONGEST_ID = 255;

function keptId(id: string | null, ids: Set<string>): string | null {
  if (id === null || ids.has(id) || ROW_NUMBER.test(id) || id.length > LONGEST_ID) return null;
  ids.add(id);
  return id;
}
