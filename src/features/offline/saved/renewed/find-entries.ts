import { entryId, readEntryId } from '#core/schedule/entry-id.ts';
import { fingerprint } from '#core/text/fingerprint.ts';
import type { SavedDetails, SavedRow } from '../../../../data/saved/saved-ref.ts';
import type { SaveableItem } from '../../../../domain/saved/saveable-item.ts';
import { matchEntries, type SeenEntry } from '../../../../domain/schedule/match-entries.ts';

/**
 * Finds the starred entries of an event in its current schedule, each at most once.
 *
 * @returns the entries by the row's key, without those that are gone
 */
export function findEntries(
  rows: readonly SavedRow[],
  programme: readonly SaveableItem[],
): ReadonlyMap<string, SaveableItem> {
  const byId = new Map(programme.map((item) => [idOf(item), item]));
  const byEarlierId = onceAsked(() => earlierIds(programme));
  const seen = new Map<SeenEntry, SavedRow>();
  for (const row of rows) {
    const entry = seenIn(row) ?? ofEarlier(idOf(row), byEarlierId());
    if (entry !== null) seen.set(entry, row);
  }
  const found = new Map<string, SaveableItem>();
  for (const [entry, id] of matchEntries([...seen.keys()], [...byId.keys()])) {
    const row = seen.get(entry);
    const item = byId.get(id);
    if (row !== undefined && item !== undefined) found.set(row.key, item);
  }
  return found;
}

const idOf = ({ ref }: Pick<SaveableItem, 'ref'>) => (ref.kind === 'entry' ? ref.id : '');

/** Returns what the row itself says about its entry. Null if it has nothing but an id of an earlier release. */
function seenIn(row: SavedRow): SeenEntry | null {
  const id = idOf(row);
  if (readEntryId(id) !== null) return { id, namesakes: row.namesakes ?? [] };
  if (row.details === null) return null;
  return { id: entryId(row.details), namesakes: wasAlone(id, row.details) ? [] : 'forgotten' };
}

/** Earlier releases made the id from game and title if no other entry had that title, otherwise from more. */
function wasAlone(id: string, { title }: SavedDetails): boolean {
  const parts = title.split(': ');
  const splits = parts.map((_, at) => [parts.slice(0, at + 1).join(': '), parts.slice(at + 1).join(': ')]);
  return splits.some((names) => fingerprint(names.join('\n')) === id);
}

function ofEarlier(id: string, byEarlierId: ReadonlyMap<string, SaveableItem>): SeenEntry | null {
  const item = byEarlierId.get(id);
  return item === undefined ? null : { id: idOf(item), namesakes: [] };
}

/**
 * If several entries share an earlier id, the first one in the schedule wins, because the id cannot tell them apart.
 */
function earlierIds(programme: readonly SaveableItem[]): ReadonlyMap<string, SaveableItem> {
  const found = new Map<string, SaveableItem>();
  for (const item of programme)
    for (const id of item.earlierIds?.() ?? []) if (!found.has(id)) found.set(id, item);
  return found;
}

function onceAsked<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
