import type { DataProvider } from 'react-admin';
import type { DeskItem } from '#core/desk/content.ts';
import { addItem, changeItem, getItem, listItems, removeItems } from './items.ts';

/** Fields of an item are below this name in a record of react-admin, next to the id and the version. */
export const BODY = 'body.';

/** What react-admin asks about content. A record is an item as the API gives it. */
export const dataProvider = {
  async getList(kind, { pagination, sort, filter }) {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const by = sort?.field.startsWith(BODY) ? sort.field.slice(BODY.length) : undefined;
    const { items, total } = await listItems(kind, {
      ...filter,
      ...(by === undefined ? {} : { sort: by, order: sort?.order.toLowerCase() }),
      from: (page - 1) * perPage,
      count: perPage,
    });
    return { data: [...items], total };
  },
  getOne: async (kind, { id }) => ({ data: await getItem(kind, String(id)) }),
  async getMany(kind, { ids }) {
    const found = await Promise.allSettled(ids.map((id) => getItem(kind, String(id))));
    return { data: found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])) };
  },
  async getManyReference(kind, { target, id, pagination }) {
    const { items, total } = await listItems(kind, { [target]: String(id), count: pagination.perPage });
    return { data: [...items], total };
  },
  create: async (kind, { data }) => ({ data: await addItem(kind, { body: data.body ?? {} }) }),
  async update(kind, { id, data, previousData }) {
    const { version, body } = { ...previousData, ...data } as DeskItem;
    return { data: await changeItem(kind, String(id), { version, body }) };
  },
  updateMany: () => Promise.reject(new Error('Items are changed one by one.')),
  async delete(kind, { id, previousData }) {
    const { version } = (previousData ?? (await getItem(kind, String(id)))) as DeskItem;
    await removeItems(kind, [{ id: String(id), version }]);
    return { data: { id } };
  },
  /** `meta.items` are the items as they were seen. */
  async deleteMany(kind, { ids, meta }) {
    await removeItems(kind, (meta as { readonly items: readonly DeskItem[] }).items);
    return { data: [...ids] };
  },
} as DataProvider;
