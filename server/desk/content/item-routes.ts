import * as v from 'valibot';
import type { DeskItem, ItemList } from '#core/desk/content.ts';
import { type KindName, rulesOf } from '../../content/kinds/kinds.ts';
import { listItems } from '../../content/working-copy/list-items.ts';
import type { PutOutcome } from '../../content/working-copy/working-copy.ts';
import type { DeskRoute } from '../desk-route.ts';
import { bodyIn, partOf, unknown } from '../request-values.ts';
import {
  atField,
  type ContentDesk,
  conflict,
  contentRoute,
  deskItem,
  invalid,
  kindIn,
} from './content-desk.ts';
import { itemQuery } from './item-query.ts';

const NEW = v.object({ id: v.optional(v.string()), body: v.record(v.string(), v.unknown()) });
const CHANGED = v.object({ version: v.number(), body: v.record(v.string(), v.unknown()) });

/** Items of the working copy: found, read, added, copied and changed. */
export function itemRoutes({ db, copy }: ContentDesk): readonly DeskRoute[] {
  return [
    contentRoute('GET', '/content/:kind', async (request): Promise<ItemList> => {
      const kind = kindIn(request);
      const { items, total } = await listItems(db, kind, itemQuery(request, kind));
      return { items: items.map(deskItem), total };
    }),
    contentRoute('GET', '/content/:kind/:id', async (request): Promise<DeskItem> => {
      const kind = kindIn(request);
      const item = await copy.get(kind, partOf(request, 'id'));
      if (item === null) throw noSuch(kind);
      return deskItem(item);
    }),
    contentRoute('POST', '/content/:kind', async (request, { name }) => {
      const kind = kindIn(request);
      const { id, body } = bodyIn(request, NEW);
      if (id === undefined) return stored(await copy.add(kind, body, name));
      const outcome = await copy.put({ kind, id, body }, null, name);
      if (outcome.outcome === 'conflict')
        throw invalid('There’s already one with this ID.', [{ field: 'id', message: 'Already in use.' }]);
      return stored(outcome);
    }),
    contentRoute('PUT', '/content/:kind/:id', async (request, { name }) => {
      const { version, body } = bodyIn(request, CHANGED);
      return stored(
        await copy.put({ kind: kindIn(request), id: partOf(request, 'id'), body }, version, name),
      );
    }),
    contentRoute('POST', '/content/:kind/:id/copy', async (request, { name }) => {
      const kind = kindIn(request);
      const outcome = await copy.duplicate(kind, partOf(request, 'id'), name);
      if (outcome.outcome === 'conflict') throw noSuch(kind);
      return stored(outcome);
    }),
  ];
}

const noSuch = (kind: KindName) => unknown(`There is no such ${rulesOf(kind).words.one}.`);

function stored(outcome: PutOutcome): DeskItem {
  if (outcome.outcome === 'conflict') throw conflict(outcome.current);
  if (outcome.outcome === 'invalid')
    throw invalid('This isn’t right yet, so it wasn’t saved.', outcome.problems.map(atField));
  return deskItem(outcome.item);
}
