import { MOST_ITEMS } from '#core/desk/most-items.ts';
import type { ContentItemTable, Database } from '../../database/tables.ts';
import { type ImportPlan, planImport } from '../../programme-files/plan/plan-import.ts';
import type { ReadProgramme } from '../../programme-files/programme.ts';
import type { Change } from '../changes.ts';
import { checkItem } from '../check-item.ts';
import type { Draft, Item } from '../item.ts';
import { bodyText, itemsOf, workingRows } from '../item-rows.ts';
import { oneTooMany } from '../most-items.ts';
import { newProblems } from '../new-problems.ts';
import { endOf } from '../positions.ts';
import type { Problem } from '../problem.ts';
import { idPrefix, newIds } from '../working-copy/new-ids.ts';
import { type Edit, nextVersion, writeChanges } from '../working-copy/write-changes.ts';
import { contentId } from './content-id.ts';
import { bodyOf, changedBody, isKept, knownEntry } from './programme-entry.ts';

const KIND = 'scheduleEntry';

/** `invalid`: nothing was imported, and why. */
export type ProgrammeOutcome =
  | { readonly outcome: 'imported'; readonly plan: ImportPlan }
  | { readonly outcome: 'invalid'; readonly problems: readonly Problem[] };

/** What a file says of a programme. */
type Programme = Pick<ReadProgramme, 'entries' | 'carries'>;

/**
 * Makes the schedule of one event what a programme says, completely or not at all. Entries of other events stay as they
 * are. Those that stay keep their ids and their order; new ones come after them.
 *
 * @param event its id
 * @param isDryRun whether only to find out what would change
 */
export function importProgramme(
  db: Database,
  event: string,
  programme: Programme,
  edit: Edit,
  isDryRun = false,
): Promise<ProgrammeOutcome> {
  return db.transaction().execute((db) => importProgrammeWithin(db, event, programme, edit, isDryRun));
}

/** The same, for use inside a transaction. */
export async function importProgrammeWithin(
  db: Database,
  event: string,
  programme: Programme,
  edit: Edit,
  isDryRun: boolean,
): Promise<ProgrammeOutcome> {
  const rows = await workingRows(db);
  const items = new Map(entriesOf(event, rows).map((item) => [item.id, item]));
  const plan = planImport([...items.values()].map(knownEntry), asContentHasIt(programme));
  const taken = new Set(rows.filter(({ kind }) => kind === KIND).map(({ id }) => id));
  if (taken.size + plan.added.length - plan.removed.length > MOST_ITEMS)
    return { outcome: 'invalid', problems: [oneTooMany(KIND, '')] };
  const newId = await newIds(
    db,
    KIND,
    idPrefix(KIND, { event }),
    new Set([...taken, ...plan.added.map(({ entry }) => entry.id ?? '')]),
  );
  const drafts: Draft[] = [];
  for (const { id, changes } of plan.changed) {
    const item = items.get(id);
    if (item !== undefined) drafts.push({ kind: KIND, id, body: changedBody(item.body, changes) });
  }
  for (const { entry } of plan.added) {
    const id = entry.id === null || taken.has(entry.id) ? newId() : entry.id;
    drafts.push({ kind: KIND, id, body: bodyOf(entry, event) });
  }
  const checked = drafts.map(checkItem);
  const faults = checked.flatMap((one) => (one.isGood ? [] : one.problems));
  if (faults.length > 0) return { outcome: 'invalid', problems: faults };
  const written = checked.flatMap((one) => (one.isGood ? [one.item] : []));
  const version = await nextVersion(db);
  const changes = changesOf(rows, written, new Set(plan.removed.map(({ id }) => id)), { ...edit, version });
  const problems = newProblems(rows, rowsAfter(rows, changes));
  if (problems.length > 0) return { outcome: 'invalid', problems };
  if (!isDryRun) await writeChanges(db, changes, edit);
  return { outcome: 'imported', plan };
}

/** Returns the entries of an event in their order. */
export function entriesOf(event: string, rows: Parameters<typeof itemsOf>[0]): Item<'scheduleEntry'>[] {
  return (itemsOf(rows.filter(({ kind }) => kind === KIND)) as Item<'scheduleEntry'>[]).filter(
    ({ body }) => body.event === event,
  );
}

function asContentHasIt({ entries, carries }: Programme): Programme {
  return {
    carries: carries.filter(isKept),
    entries: entries.map(({ where, entry }) => ({
      where,
      entry: { ...entry, id: entry.id === null ? null : contentId(entry.id) },
    })),
  };
}

function changesOf(
  rows: readonly ContentItemTable[],
  written: readonly Item[],
  removed: ReadonlySet<string>,
  { author, at, version }: Edit & { readonly version: number },
): Change<ContentItemTable>[] {
  const known = new Map(rows.filter(({ kind }) => kind === KIND).map((row) => [row.id, row]));
  let end = endOf(KIND, rows);
  const changes = written.map((item): Change<ContentItemTable> => {
    const { kind, id } = item;
    const before = known.get(id) ?? null;
    const position = before?.position ?? end++;
    const after = { kind, id, position, body: bodyText(item), version, changed_at: at.toISOString(), author };
    return { before, after };
  });
  const gone = [...known.values()].filter(({ id }) => removed.has(id));
  return [...changes, ...gone.map((row) => ({ before: row, after: null }))];
}

function rowsAfter(rows: readonly ContentItemTable[], changes: readonly Change<ContentItemTable>[]) {
  const replaced = new Set(changes.map(({ before }) => before));
  return [...rows.filter((row) => !replaced.has(row)), ...changes.flatMap(({ after }) => after ?? [])];
}
