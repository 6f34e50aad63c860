import { setImmediate as others } from 'node:timers/promises';
import type { ContentItemTable, Database } from '../../database/tables.ts';
import { changesBetween, type Difference, differenceOf } from '../changes.ts';
import { checkItem } from '../check-item.ts';
import { pictureProblems } from '../check-pictures.ts';
import { relationProblems } from '../check-relations.ts';
import { type NamedDifference, namedDifference } from '../differences/named-difference.ts';
import type { Draft, Item } from '../item.ts';
import { bodyText, itemsOf, workingRows } from '../item-rows.ts';
import { positionsInOrder } from '../positions.ts';
import type { Problem } from '../problem.ts';
import { type Edit, nextVersion, writeChanges } from '../working-copy/write-changes.ts';
import { type ContentFile, MOST_PROBLEMS } from './content-file.ts';

/** A problem and where it is in the file. */
export interface PlacedProblem extends Problem {
  /** Its place in the list of its kind, from 1; null if the item is not from the file. */
  readonly place: number | null;
}

/** `invalid`: nothing was imported, and why. */
export type ImportOutcome =
  | {
      readonly outcome: 'imported';
      readonly difference: Difference;
      /** The same by what people call the items. */
      readonly named: readonly NamedDifference[];
    }
  | { readonly outcome: 'invalid'; readonly problems: readonly PlacedProblem[] };

/**
 * Makes the working copy what a file says, completely or not at all: items that a kind of the file does not name are
 * removed. Kinds that the file does not name stay as they are.
 *
 * @param isDryRun whether only to find out what would change
 */
export async function importContent(
  db: Database,
  file: ContentFile,
  edit: Edit,
  isDryRun = false,
): Promise<ImportOutcome> {
  const checked = await checkFile(file);
  if (checked.problems.length > 0) return { outcome: 'invalid', problems: checked.problems };
  return db.transaction().execute((db) => importChecked(db, checked, edit, isDryRun));
}

/** A file whose items have been checked one by one, which takes a while. */
export interface CheckedFile {
  readonly kinds: ContentFile['kinds'];
  readonly found: ReadonlyMap<string, PlacedItem>;
  /** While there is one, nothing can be imported. */
  readonly problems: readonly PlacedProblem[];
}

/** Imports what has been checked. For use inside a transaction. */
export async function importChecked(
  db: Database,
  { kinds, found }: CheckedFile,
  edit: Edit,
  isDryRun: boolean,
): Promise<ImportOutcome> {
  const items = [...found.values()].map(({ item }) => item);
  const before = await workingRows(db);
  const others = before.filter(({ kind }) => !kinds.some((named) => named === kind));
  const missing = await pictureProblems(
    db,
    items,
    before.map(({ body }) => body),
  );
  const broken = [...relationProblems([...items, ...itemsOf(others)]), ...missing];
  if (broken.length > 0) {
    const place = (problem: Problem) => found.get(keyOf(problem))?.place ?? null;
    const said = broken.slice(0, MOST_PROBLEMS);
    return { outcome: 'invalid', problems: said.map((one) => ({ ...one, place: place(one) })) };
  }
  const version = await nextVersion(db);
  const after = kinds.flatMap((kind) =>
    rowsOf(
      items.filter((item) => item.kind === kind),
      before.filter((row) => row.kind === kind),
      { ...edit, version },
    ),
  );
  const changes = changesBetween(before, [...after, ...others]);
  if (!isDryRun) await writeChanges(db, changes, edit);
  const difference = differenceOf(changes);
  return {
    outcome: 'imported',
    difference,
    named: namedDifference(difference, [...itemsOf(before), ...items]),
  };
}

interface PlacedItem {
  readonly item: Item;
  readonly place: number;
}

/** Between so many items everybody else has a turn: checking a large file takes seconds. */
const AT_ONCE = 200;

const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => `${kind} ${id}`;

/** Checks the items of a file one by one, until enough is found to be wrong. Not for use inside a transaction. */
export async function checkFile({ kinds, drafts }: ContentFile): Promise<CheckedFile> {
  const found = new Map<string, PlacedItem>();
  const places = new Map<Draft['kind'], number>();
  const problems: PlacedProblem[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await others();
    if (problems.length >= MOST_PROBLEMS) break;
    const place = (places.get(draft.kind) ?? 0) + 1;
    places.set(draft.kind, place);
    const result = checkItem(draft);
    if (!result.isGood) {
      problems.push(...result.problems.map((problem) => ({ ...problem, place })));
      continue;
    }
    const { item } = result;
    const { kind, id } = item;
    if (found.has(keyOf(item)))
      problems.push({ kind, id, field: 'id', message: 'occurs twice; every item has its own', place });
    found.set(keyOf(item), { item, place });
  }
  return { kinds, found, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Returns the rows of a kind as the file has them; unchanged items keep their version. */
function rowsOf(
  items: readonly Item[],
  before: readonly ContentItemTable[],
  { author, at, version }: Edit & { readonly version: number },
): ContentItemTable[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const positions = positionsInOrder(items.map(({ id }) => known.get(id)?.position ?? null));
  return items.map((item, index) => {
    const row = known.get(item.id);
    const body = bodyText(item);
    const position = positions[index] ?? 0;
    if (row?.body === body) return { ...row, position };
    const { kind, id } = item;
    return { kind, id, position, body, version, changed_at: at.toISOString(), author };
  });
}
