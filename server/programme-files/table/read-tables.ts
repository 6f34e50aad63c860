import { OWN_GAME } from '../calendar/read-calendar.ts';
import { MOST_COLUMNS } from '../limits.ts';
import type { Problem } from '../problem.ts';
import type { EntryField, Mapping, ReadEntry, ReadOptions } from '../programme.ts';
import { refuse } from '../refusal.ts';
import { shortened } from '../shortened.ts';
import { eventDays } from '../when/event-days.ts';
import { NOTES_SHEET } from '../write/workbook-texts.ts';
import { findColumns, mappedSheet } from './find-columns.ts';
import { guessColumns } from './guess-columns.ts';
import { type LeftOutSheet, rowsHidden, sheetsLeftOut } from './left-out-sheets.ts';
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

/**
 * Reads the sheets of a file as one programme. Hidden sheets, and those without a header row, are left out and
 * reported.
 */
export function readTables(tables: readonly Table[], options: ReadOptions): ReadTables {
  const { known, guessed, leftOut } = sorted(tables, options.columns);
  const skippedSheets = leftOut.map(({ table }) => table.sheet);
  const shown = [...known, ...guessed];
  const sheets = tables.flatMap((table) =>
    shown.filter((one) => one.table === table).map(({ found }) => mappedSheet(table, found)),
  );
  if (known.length === 0) {
    const problems = guessed.map(columnsUnknown);
    if (problems.length === 0) refuse('no-header', { firstRow: firstRowOf(tables) });
    return { entries: [], problems, carries: [], mapping: { dateOrder: null, sheets, skippedSheets } };
  }
  const game = options.game ?? OWN_GAME;
  const near = Date.parse(`${options.near}T00:00Z`);
  const days = options.days === undefined ? null : eventDays(options.days);
  const read = readRows(known, { zone: options.zone, near, days, game }, options.dateOrder);
  const { entries, dateOrder } = read;
  const problems = [...read.problems, ...rowsHidden(known), ...sheetsLeftOut(leftOut)];
  const carries = carriedBy(known, entries);
  const mapping = { dateOrder, sheets, skippedSheets };
  if (carries.includes('game') || entries.length === 0) return { entries, problems, carries, mapping };
  const missing: Problem = { kind: 'no-game-column', where: {}, facts: { taken: game } };
  return { entries, problems: [missing, ...problems], carries, mapping };
}

interface SortedSheets {
  readonly known: KnownTable[];
  /** Sheets whose columns the organiser has to choose. */
  readonly guessed: KnownTable[];
  readonly leftOut: LeftOutSheet[];
}

function sorted(tables: readonly Table[], chosen: ReadOptions['columns']): SortedSheets {
  const [known, guessed]: [KnownTable[], KnownTable[]] = [[], []];
  const leftOut: LeftOutSheet[] = [];
  for (const table of tables) {
    const isWide = table.rows.some(
      (row) => row.findLastIndex((cell) => cellText(cell) !== '') >= MOST_COLUMNS,
    );
    if (isWide) refuse('too-many-columns', { most: MOST_COLUMNS, sheet: table.sheet });
    const found = table.isHidden ? null : findColumns(table, chosen);
    if (found !== null) known.push({ table, found });
    else leftOut.push({ table, why: table.isHidden ? 'hidden' : 'no-columns' });
    const isAsked = found === null && !table.isHidden && table.sheet !== NOTES_SHEET;
    const guess = isAsked ? guessColumns(table, chosen) : null;
    if (guess !== null) guessed.push({ table, found: guess });
  }
  return { known, guessed, leftOut };
}

/** Says what a table lacks. */
function columnsUnknown({ table: { sheet }, found: { header, indexOf } }: KnownTable): Problem {
  const hasName = indexOf.has('title') || indexOf.has('game');
  const hasTime = indexOf.has('day') || indexOf.has('start');
  const missing = hasName ? 'time' : hasTime ? 'name' : 'both';
  return {
    kind: 'columns-unknown',
    where: { ...(sheet !== '' && { sheet }), row: header + 1 },
    facts: { missing },
  };
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
