import { hashKey } from '@tanstack/react-query';
import type { SavedChange, SavedDetails, SavedRow } from '../../../data/saved/saved-ref.ts';
import { savedKey } from '../../../data/saved/saved-ref.ts';
import type { SaveableItem } from '../../../domain/saved/saveable-item.ts';
import { findEntries } from './find-entries.ts';
import { lastKnown, movedIn } from './moved-from.ts';
import type { CachedAnswers } from './queries.ts';
import type { SiteRules } from './site-rules.ts';

/** A saved item with the newest that is known of it. */
export interface RenewedItem extends SavedRow {
  /** As it is kept on this device. */
  readonly row: SavedRow;
  /** Its event's programme is here, and it is not in it. */
  readonly isGone: boolean;
}

/** What the answers say of each row; where they say nothing, it stays as it was kept. */
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

/** Articles by their ids and by those they bore before; where two bear one, it is that of the present bearer. */
function byAnyId(articles: readonly SaveableItem[]): ReadonlyMap<string, SaveableItem> {
  const before = articles.flatMap((one) => one.earlierIds?.().map((id) => [id, one] as const) ?? []);
  const now = articles.flatMap((one) => (one.ref.kind === 'article' ? [[one.ref.id, one] as const] : []));
  return new Map([...before, ...now]);
}

/** What the programmes that are here say of starred entries, by the row's key. */
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

/** What is to be written, so that the device keeps what the answers say. In which order it is written is no news. */
export function changesOf(items: Iterable<RenewedItem>): SavedChange[] {
  return [...items]
    .map((item) => ({ from: item.row, to: asRow(item) }))
    .filter(({ from, to }) => hashKey([from]) !== hashKey([to]));
}

/** What is kept of an item: what only another build knows of it stays beside what is known here. */
export function asRow({ row, key, ref, details, savedAt, movedFrom, namesakes }: RenewedItem): SavedRow {
  const { movedFrom: _, namesakes: __, ...others } = row;
  const known = { key, ref, details, savedAt };
  return { ...others, ...known, ...(movedFrom && { movedFrom }), ...(namesakes && { namesakes }) };
}

/** A row with what is said of it now. What it was before is kept with it until the visitor has seen it. */
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

/** A programme does not say what its event is called; what was known of it is not forgotten. */
function withEvent(newest: SavedDetails, kept: SavedDetails | null): SavedDetails {
  return { ...kept, ...newest, event: newest.event || (kept?.event ?? '') };
}
