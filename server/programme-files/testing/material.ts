import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgrammeEntry, ReadOptions, ReadProgramme } from '../programme.ts';
import { type ReadOutcome, readProgramme } from '../read-programme.ts';

/** Reads a file of this folder, as the program of its name would have written it. */
export const material = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

export const textOf = (name: string): string => material(name).toString('utf8');

/** An event in Greece, in October 2026. */
export const AT_DELPHI: ReadOptions = { zone: 'Europe/Athens', near: '2026-10-01', site: 'games' };

const asBytes = (file: Uint8Array | string) => (typeof file === 'string' ? Buffer.from(file) : file);

export const outcomeOf = (
  file: Uint8Array | string,
  options: Partial<ReadOptions> = {},
): Promise<ReadOutcome> => readProgramme(asBytes(file), { ...AT_DELPHI, ...options });

/** Reads a file that can be read. */
export async function read(
  file: Uint8Array | string,
  options: Partial<ReadOptions> = {},
): Promise<ReadProgramme> {
  const outcome = await outcomeOf(file, options);
  if (outcome.outcome === 'read') return outcome.programme;
  throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
}

/** What an entry says, in short: `game | title | start – end | place`. */
export const inShort = ({ game, title, starts, ends, place }: ProgrammeEntry): string =>
  [game, title, `${starts} – ${ends ?? '?'}`, place].join(' | ');

export const entriesInShort = ({ entries }: ReadProgramme): string[] =>
  entries.map(({ entry }) => inShort(entry));

/** The kinds of problems with their rows. */
export const kindsOf = ({ problems }: ReadProgramme): string[] =>
  problems.map(({ kind, where }) => (where.row === undefined ? kind : `${where.row} ${kind}`));
