import { comparedEntry } from '../plan/compared-entry.ts';
import type { ProgrammeEntry } from '../programme.ts';

/** An entry as exported: with an id, and nothing that a format could not hold. */
export interface ExportedEntry extends ProgrammeEntry {
  readonly id: string;
}

/** Returns the entries in order of time; by id where times are equal. */
export function exportedEntries(entries: readonly ExportedEntry[]): ExportedEntry[] {
  return entries
    .map((entry) => ({ ...comparedEntry(entry), id: entry.id }))
    .sort((a, b) => compare(a.starts, b.starts) || compare(a.id, b.id));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
