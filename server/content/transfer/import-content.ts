import type { ContentItemTable, Database } from '../../database/tables.ts';
import { changesBetween, type Difference, differenceOf } from '../changes.ts';
import { checkItem } from '../check-item.ts';
import { relationProblems } from '../check-relations.ts';
import type { Draft, Item } from '../item.ts';
import { bodyText, itemsOf, workingRows } from '../item-rows.ts';
import { positionsInOrder } from '../positions.ts';
import type { Problem } from '../problem.ts';
import { type Edit, nextVersion, writeChanges } from '../working-copy/write-changes.ts';
import type { ContentFile } from './content-file.ts';

/** A problem and where it is in the file. */
export interface PlacedProblem extends Problem {
  /** Its place in the list of its kind, from 1; null if the item is not from the file. */
  readonly place: number | null;
}

/** `invalid`: nothing was imported, and why. */
export type ImportOutcome =
  | { readonly outcome: 'imported'; readonly difference: Difference }
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
  const { items, problems } = checked(file.drafts);
  if (problems.length > 0) return { outcome: 'invalid', problems };
  return db.transaction().execute(async (db): Promise<ImportOutcome> => {
    const before = await workingRows(db);
    const others = before.filter(({ kind }) => !file.kinds.some((named) => named === kind));
    const broken = relationProblems([...items, ...itemsOf(others)]);
    if (broken.length > 0)
      return { outcome: 'invalid', problems: broken.map((one) => placed(one, file.drafts)) };
    const version = await nextVersion(db);
    const after = file.kinds.flatMap((kind) =>
      rowsOf(
        items.filter((item) => item.kind === kind),
        before.filter((row) => row.kind === kind),
        { ...edit, version },
      ),
    );
    const changes = changesBetween(before, [...after, ...others]);
    if (!isDryRun) await writeChanges(db, changes, edit);
    return { outcome: 'imported', difference: differenceOf(changes) };
  });
}

function checked(drafts: readonly Draft[]): { items: Item[]; problems: PlacedProblem[] } {
  const items = new Map<string, Item>();
  const problems: PlacedProblem[] = [];
  for (const draft of drafts) {
    const result = checkItem(draft);
    const found = result.isGood ? [] : [...result.problems];
    if (result.isGood) {
      const { kind, id } = result.item;
      const key = `${kind} ${id}`;
      if (items.has(key))
        found.push({ kind, id, field: 'id', message: 'occurs twice; every item has its own' });
      items.set(key, result.item);
    }
    problems.push(...found.map((problem) => ({ ...problem, place: placeOf(draft, drafts) })));
  }
  return { items: [...items.values()], problems };
}

const placeOf = (draft: Draft, drafts: readonly Draft[]) =>
  drafts.filter(({ kind }) => kind === draft.kind).indexOf(draft) + 1;

function placed(problem: Problem, drafts: readonly Draft[]): PlacedProblem {
  const draft = drafts.find(({ kind, id }) => kind === problem.kind && id === problem.id);
  return { ...problem, place: draft === undefined ? null : placeOf(draft, drafts) };
}

/** Returns the rows of a kind as a file wants them; what stays as it is keeps its version. */
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
