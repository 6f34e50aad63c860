import type { DeskItem } from '#core/desk/content.ts';
import { addItem, allItems, orderItems } from './items.ts';

/**
 * Adds items again that were removed: each after the one that it followed, in the order that others may have made
 * meanwhile.
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
  for (const { id, body } of items) if (!there.includes(id)) await addItem(kind, { id, body });
  const back = new Set(items.map(({ id }) => id));
  await orderItems(kind, {
    ids: inserted(
      order,
      back,
      there.filter((id) => !back.has(id)),
    ),
  });
}

function inserted(order: readonly string[], back: ReadonlySet<string>, others: readonly string[]): string[] {
  const ids = [...others];
  let before: string | undefined;
  for (const id of order) {
    if (back.has(id)) ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
    if (back.has(id) || others.includes(id)) before = id;
  }
  return ids;
}
