import type { ContentItemTable, Database } from '../../database/tables.ts';
import type { KindName } from '../kinds/kinds.ts';
import { searchText } from './search-text.ts';
import { type WorkingItem, workingItem } from './working-item.ts';

/** Which items of a kind, and in which order. */
export interface ItemQuery {
  /** All of them must be in some text of the item. */
  readonly words: string;
  /** Values that fields must have, as texts. */
  readonly filters: Readonly<Record<string, string>>;
  /** A field, or `id`, `changedAt` or `author`; null: the order of the site. */
  readonly sort: string | null;
  readonly isDescending: boolean;
  readonly from: number;
  readonly count: number;
}

interface Candidate {
  readonly row: ContentItemTable;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Each is looked for in every item. */
const MOST_WORDS = 10;

/** Numbers within a text count as numbers: "Heat 2" is before "Heat 10". */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Finds items of the working copy. Items that are equal in what is sorted by stay in the order of the site. */
export async function listItems(
  db: Database,
  kind: KindName,
  { words, filters, sort, isDescending, from, count }: ItemQuery,
): Promise<{ readonly items: WorkingItem[]; readonly total: number }> {
  const rows = await db
    .selectFrom('content_item')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const wanted = Object.entries(filters);
  const sought = searchText(words).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const found = rows
    // Only the items shown are parsed by their schema, which takes far longer.
    .map((row): Candidate => ({ row, body: JSON.parse(row.body) as Candidate['body'] }))
    .filter((item) => wanted.every(([field, value]) => valueIn(item, field) === value))
    .filter((item) => sought.length === 0 || hasAll(item, sought));
  const ordered = sort === null ? found : sorted(found, sort, isDescending ? -1 : 1);
  return { items: ordered.slice(from, from + count).map(({ row }) => workingItem(row)), total: found.length };
}

function valueIn({ row, body }: Candidate, field: string): string {
  if (field === 'id') return row.id;
  if (field === 'changedAt') return row.changed_at;
  if (field === 'author') return row.author;
  const value = body[field] ?? '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function sorted(found: readonly Candidate[], field: string, direction: 1 | -1): Candidate[] {
  return found
    .map((item) => ({ item, value: valueIn(item, field) }))
    .sort((one, other) => collator.compare(one.value, other.value) * direction)
    .map(({ item }) => item);
}

function hasAll({ row, body }: Candidate, words: readonly string[]): boolean {
  const text = searchText([row.id, ...textsOf(body)].join('\n'));
  return words.every((word) => text.includes(word));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
