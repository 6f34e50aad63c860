import { afterEach, expect, it, vi } from 'vitest';
import type { DeskItem } from '#core/desk/content.ts';
import { MOST_ITEMS } from '#core/desk/most-items.ts';
import { FakeDesk } from '../testing/fake-desk.ts';
import { allItems, orderItems } from './items.ts';
import { closeSession, openSession } from './session.ts';

afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

it('DESK-60 as many items as there can be of a kind are put in order, with few questions', async () => {
  const desk = new FakeDesk();
  vi.stubGlobal('fetch', desk.fetch);
  if (desk.session) openSession(desk.session);
  const [sample] = desk.store.list('news');
  const items = Array.from(
    { length: MOST_ITEMS },
    (_, at): DeskItem => ({ ...(sample as DeskItem), id: `n${at}` }),
  );
  vi.spyOn(desk.store, 'list').mockReturnValue(items);
  const ids = (await allItems('news')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(MOST_ITEMS);
  expect(desk.answered.length).toBeLessThanOrEqual(10);
  const order = vi.spyOn(desk.store, 'order').mockReturnValue();
  await orderItems('news', { ids });
  expect(order).toHaveBeenCalledWith('news', ids);
});
