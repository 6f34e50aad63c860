import { OWN_GAME } from '../calendar/read-calendar.ts';
import { MOST_COLUMNS } from '../limits.ts';
import type { Problem } from '../problem.ts';
import type { EntryField, Mapping, ReadEntry, ReadOptions } from '../programme.ts';
import { refuse } from '../refusal.ts';
import { shortened } from '../shortened.ts';
import { findColumns, mappedSheet } from './find-columns.ts';
import { readRows } from './read-rows.ts';
import type { KnownTable } from './row.ts';
import { cellText, type Table } from './table.ts';

const MOST_FIRST_TEXTS = 8;

interface ReadTables {
  readonly entries: readonly ReadEntry[];
  readonly problems: readonly Problem[];
  readonly carries: readonly EntryField[];
  readonly mapping: Omit<Mapping, 'encoding' | 'delimiter'>;
}

/** Reads the sheets of a file as one programme. Sheets without a row that names columns are left out. */
export function readTables(tables: readonly Table[], options: ReadOptions): ReadTables {
  const known: KnownTable[] = [];
  const skippedSheets: string[] = [];
  for (const table of tables) {
    const isWide = table.rows.some(
      (row) => row.findLastIndex((cell) => cellText(cell) !== '') >= MOST_COLUMNS,
    );
    if (isWide) refuse('too-many-columns', { most: MOST_COLUMNS, sheet: table.sheet });
    const found = findColumns(table, options.columns);
    if (found === null) skippedSheets.push(table.sheet);
    else known.push({ table, found });
  }
  if (known.length === 0) refuse('no-header', { firstRow: firstRowOf(tables) });
  const game = options.game ?? OWN_GAME;
  const near = Date.parse(`${options.near}T00:00Z`);
  const { entries, problems, dateOrder } = readRows(
    known,
    { zone: options.zone, near, game },
    options.dateOrder,
  );
  const sheets = known.map(({ table, found }) => mappedSheet(table, found));
  const carries = carriedBy(known, entries);
  const mapping = { dateOrder, sheets, skippedSheets };
  if (carries.includes('game') || entries.length === 0) return { entries, problems, carries, mapping };
  const missing: Problem = { kind: 'no-game-column', where: {}, facts: { taken: game } };
  return { entries, problems: [missing, ...problems], carries, mapping };
}

/** The fields that the file has, even if an entry has nothing in them. */
function carriedBy(known: readonly KnownTable[], entries: readonly ReadEntry[]): EntryField[] {
  const has = (...fields: Parameters<KnownTable['found']['indexOf']['has']>[0][]) =>
    known.some(({ found }) => fields.some((field) => found.indexOf.has(field)));
  const columns: readonly (readonly [EntryField, boolean])[] = [
    ['game', has('game')],
    ['title', has('title')],
    ['starts', true],
    // An end may stand with its start: 10:00–11:30.
    ['ends', has('end', 'endDay', 'duration') || entries.some(({ entry }) => entry.ends !== null)],
    ['place', has('place')],
    ['latLong', has('latLong', 'latitude')],
    ['note', has('note')],
  ];
  return columns.flatMap(([field, isThere]) => (isThere ? [field] : []));
}

function firstRowOf(tables: readonly Table[]): string[] {
  const rows = tables.flatMap(({ rows: ofTable }) => ofTable);
  const texts = rows.map((row) => row.map(cellText).filter((text) => text !== ''));
  return (texts.find((row) => row.length > 0) ?? []).slice(0, MOST_FIRST_TEXTS).map(shortened);
}
