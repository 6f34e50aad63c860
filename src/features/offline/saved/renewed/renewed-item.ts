import { hashKey } from '@tanstack/react-query';
import { readSpan } from '#core/time/event-span.ts';
import { serverNow } from '../../../../data/connection/server-clock.ts';
import type { SavedChange, SavedDetails, SavedRow } from '../../../../data/saved/saved-ref.ts';
import { savedKey } from '../../../../data/saved/saved-ref.ts';
import type { SaveableItem } from '../../../../domain/saved/saveable-item.ts';
import type { CachedAnswers } from '../queries.ts';
import type { SiteRules } from '../site-rules.ts';
import { findEntries } from './find-entries.ts';
import { lastKnown, movedIn } from './moved-from.ts';

/** A saved item with the latest known data. */
export interface RenewedItem extends SavedRow {
  /** The item as stored on this device. */
  readonly row: SavedRow;
  /** Whether the schedule of its event does not have it, now or when it was last known. */
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
    (row) =>
      entries.get(row.key) ?? { ...renewed(row, known.get(row.key)), row, isGone: row.news?.what === 'gone' },
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
    // A server that lies sends an empty list; not everything is off because of that.
    if (programme.length === 0) return [];
    const found = findEntries(ofEvent, programme);
    return ofEvent.map((row) => {
      const newest = found.get(row.key);
      return withNews({ ...renewed(row, newest), row, isGone: newest === undefined });
    });
  });
  return new Map(items.map((item) => [item.row.key, item]));
}

/**
 * Returns the changes to store, so that the device has what the answers say. The order of keys does not matter.
 *
 * @param toStored `asSeenRow` where the visitor sees them
 */
export function changesOf(items: Iterable<RenewedItem>, toStored = asRow): SavedChange[] {
  return [...items]
    .map((item) => ({ from: item.row, to: toStored(item) }))
    .filter(({ from, to }) => hashKey([from]) !== hashKey([to]));
}

/** Returns the row to store. Fields that only another build knows stay. */
export function asRow(item: RenewedItem): SavedRow {
  const { row, key, ref, details, savedAt, movedFrom, namesakes, news } = item;
  const { movedFrom: _, namesakes: __, news: ___, ...others } = row;
  return {
    ...others,
    ...{ key, ref, details, savedAt },
    ...(movedFrom && { movedFrom }),
    ...(news && { news }),
    ...(namesakes && { namesakes }),
  };
}

/** Returns the row to store once the visitor has the change on the screen. */
export function asSeenRow(item: RenewedItem): SavedRow {
  const { news, ...row } = asRow(item);
  return { ...row, ...(news && { news: { ...news, isSeen: true } }) };
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

/**
 * Notes what has become of an entry. It is new to the visitor if the list has not been open since. What is over, or is
 * as it was, is no news.
 */
function withNews(item: RenewedItem): RenewedItem {
  const { news: before, ...others } = item;
  const what = item.isGone ? 'gone' : item.movedFrom ? 'moved' : null;
  if (what === null || isOver(item)) return others;
  const isKnown = before?.what === what && !hasMovedSince(item);
  return { ...others, news: { ...before, what, isSeen: isKnown && before.isSeen } };
}

function hasMovedSince({ row, details }: RenewedItem): boolean {
  return row.details !== null && details !== null && movedIn(row.details, details) !== null;
}

function isOver({ details }: RenewedItem): boolean {
  const span = details && readSpan(details.startsAt, details.endsAt);
  return span !== null && span.endsAt <= serverNow();
}

/** A schedule does not contain the event's name, so a known name stays. */
function withEvent(newest: SavedDetails, kept: SavedDetails | null): SavedDetails {
  return { ...kept, ...newest, event: newest.event || (kept?.event ?? '') };
}
