import type { ChangedItem, DeskItem, ItemList, NewItem, NewOrder } from '#core/desk/content.ts';
import { MOST_ITEMS } from '#core/desk/most-items.ts';
import { askDesk, query } from './ask-desk.ts';

/** Items the API is asked for at once when all of a kind are wanted. */
const PART = 1_000;

const of = (kind: string) => `/content/${encodeURIComponent(kind)}`;
const at = (kind: string, id: string) => `${of(kind)}/${encodeURIComponent(id)}`;

export const listItems = (kind: string, values: Readonly<Record<string, string | number | undefined>>) =>
  askDesk<ItemList>('GET', of(kind) + query(values));

/** All items of a kind that fit, in the order of the site. */
export async function allItems(
  kind: string,
  filter: Readonly<Record<string, string>> = {},
): Promise<readonly DeskItem[]> {
  const found: DeskItem[] = [];
  for (;;) {
    const { items, total } = await listItems(kind, { ...filter, from: found.length, count: PART });
    found.push(...items);
    if (items.length === 0 || found.length >= Math.min(total, MOST_ITEMS)) return found;
  }
}

export const getItem = (kind: string, id: string) => askDesk<DeskItem>('GET', at(kind, id));
export const addItem = (kind: string, item: NewItem) => askDesk<DeskItem>('POST', of(kind), item);
export const changeItem = (kind: string, id: string, change: ChangedItem) =>
  askDesk<DeskItem>('PUT', at(kind, id), change);
export const orderItems = (kind: string, order: NewOrder) => askDesk<unknown>('PUT', of(kind), order);
export const removeItems = (kind: string, items: readonly Pick<DeskItem, 'id' | 'version'>[]) =>
  askDesk<unknown>('POST', `${of(kind)}/remove`, {
    items: items.map(({ id, version }) => ({ id, version })),
  });
