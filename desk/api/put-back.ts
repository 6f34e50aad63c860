import type { DeskItem } from '#core/desk/content.ts';
import { addItem, allItems, orderItems } from './items.ts';

/**
 * Adds items again that were removed, where they were.
 *
 * @param order all ids in their order before
 */
export async function putBack(
  kind: string,
  items: readonly Pick<DeskItem, 'id' | 'body'>[],
  order: readonly string[],
): Promise<void> {
  const there = (await allItems(kind)).map(({ id }) => id);
  // An attempt that broke off may have added some of them already.
  const missing = items.filter(({ id }) => !there.includes(id));
  for (const { id, body } of missing) await addItem(kind, { id, body });
  const ids = new Set([...there, ...missing.map(({ id }) => id)]);
  // What others have added meanwhile stays where it is: after the rest.
  const known = order.filter((id) => ids.has(id));
  await orderItems(kind, { ids: [...new Set([...known, ...ids])] });
}
