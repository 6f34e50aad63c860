import { hashKey } from '@tanstack/react-query';
import type { SavedChange, SavedDetails, SavedRow } from '../../../data/saved/saved-ref.ts';
import { savedKey } from '../../../data/saved/saved-ref.ts';
import type { SaveableItem } from '../../../domain/saved/saveable-item.ts';
import { findEntries } from './find-entries.ts';
import { lastKnown, movedIn } from './moved-from.ts';
import type { CachedAnswers } from './queries.ts';
import type { SiteRules } from './site-rules.ts';

/** A saved item with the latest known data. */
export interface RenewedItem extends SavedRow {
  /** The item as stored on this device. */
  readonly row: SavedRow;
  /** Whether the schedule of its event is known and does not have it. */
  readonly isGone: boolean;
}

/** Updates each row with what the answers say. A row stays as stored if they say nothing. */
export function renewItems(
  rows: readonly SavedRow[],
  cached: CachedAnswers,
  rules: SiteRules,
): RenewedItem[] {
  const known = new Map<string, SaveableItem>();
  const names = new Map<string, string>();
  for (const item of cached.events.flatMap((event) => rules.event(event) ?? [])) {
    known.set(savedKey(item.ref), item);
    if (item.ref.kind === 'event') names.set(item.ref.eventPath, item.details.title);
  }
  for (const [id, article] of byAnyId(rules.articles(cached.news)))
    known.set(savedKey({ kind: 'article', id }), article);
  const programmes = new Map(
    [...cached.schedules].map(([eventPath, schedules]) => [
      eventPath,
      rules.entries(eventPath, names.get(eventPath) ?? '', schedules),
    ]),
  );
  const entries = readEntries(rows, programmes);
  return rows.map(
    (row) => entries.get(row.key) ?? { ...renewed(row, known.get(row.key)), row, isGone: false },
  );
}

/** Articles by their current and former ids. If two share an id, the one that has it now wins. */
function byAnyId(articles: readonly SaveableItem[]): ReadonlyMap<string, SaveableItem> {
  const before = articles.flatMap((one) => one.earlierIds?.().map((id) => [id, one] as const) ?? []);
  const now = articles.flatMap((one) => (one.ref.kind === 'article' ? [[one.ref.id, one] as const] : []));
  return new Map([...before, ...now]);
}

/** Returns what the known schedules say about starred entries, by the row's key. */
export function readEntries(
  rows: readonly SavedRow[],
  programmes: ReadonlyMap<string, readonly SaveableItem[]>,
): ReadonlyMap<string, RenewedItem> {
  const items = [...programmes].flatMap(([eventPath, programme]) => {
    const ofEvent = rows.filter(({ ref }) => ref.kind === 'entry' && ref.eventPath === eventPath);
    const found = findEntries(ofEvent, programme);
    return ofEvent.map((row) => {
      const newest = found.get(row.key);
      return { ...renewed(row, newest), row, isGone: newest === undefined };
    });
  });
  return new Map(items.map((item) => [item.row.key, item]));
}

/** Returns the changes to store, so that the device has what the answers say. The order of keys does not matter. */
export function changesOf(items: Iterable<RenewedItem>): SavedChange[] {
  return [...items]
    .map((item) => ({ from: item.row, to: asRow(item) }))
    .filter(({ from, to }) => hashKey([from]) !== hashKey([to]));
}

/** Returns the row to store. Fields that only another build knows stay. */
export function asRow({ row, key, ref, details, savedAt, movedFrom, namesakes }: RenewedItem): SavedRow {
  const { movedFrom: _, namesakes: __, ...others } = row;
  const known = { key, ref, details, savedAt };
  return { ...others, ...known, ...(movedFrom && { movedFrom }), ...(namesakes && { namesakes }) };
}

/**
 * Returns a row with its current data. Its former time and place stay with it until the visitor has seen the change.
 */
function renewed(row: SavedRow, newest: SaveableItem | undefined): SavedRow {
  if (newest === undefined) return row;
  const { ref, namesakes } = newest;
  const details = withEvent(newest.details, row.details);
  const next = { ...row, key: savedKey(ref), ref, details, ...(namesakes && { namesakes }) };
  const was = ref.kind === 'entry' ? lastKnown(row) : null;
  if (was !== null && movedIn(was, details) !== null) return { ...next, movedFrom: was };
  const { movedFrom: _, ...stayed } = next;
  return stayed;
}

/** A schedule does not contain the event's name, so a known name stays. */
function withEvent(newest: SavedDetails, kept: SavedDetails | null): SavedDetails {
  return { ...kept, ...newest, event: newest.event || (kept?.event ?? '') };
}
