import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { inWords } from '../api/desk-failure.ts';
import { allItems, orderItems } from '../api/items.ts';
import { contentChanged } from '../api/queries.ts';
import { keepFocus } from '../frame/keep-focus.ts';

/** Where an item goes: to the top or the end of the whole list, one place up or down, or to the place of another one. */
export type Place = 'top' | 'end' | 'up' | 'down' | { readonly of: string };

/** The ids with one of them at another place; those between make room. */
export function movedTo(ids: readonly string[], moved: string, place: Place): readonly string[] {
  const others = ids.filter((id) => id !== moved);
  const to = indexOf(ids, moved, place);
  return to < 0 || others.length === ids.length ? ids : [...others.slice(0, to), moved, ...others.slice(to)];
}

function indexOf(ids: readonly string[], moved: string, place: Place): number {
  if (place === 'top') return 0;
  if (place === 'end') return ids.length - 1;
  if (place === 'up') return Math.max(0, ids.indexOf(moved) - 1);
  if (place === 'down') return ids.indexOf(moved) + 1;
  return ids.indexOf(place.of);
}

export interface Reorder {
  readonly isBusy: boolean;
  /** @param said told once it is done: where the list has several pages, the item may have left the screen */
  readonly reorder: (moved: string, place: Place, said?: string) => Promise<void>;
}

/** Another order. The list may be long, so the order of all is asked for first; until that is done, no further one is. */
export function useReorder(kind: string): Reorder {
  const client = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const reorder = async (moved: string, place: Place, said?: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const ids = (await allItems(kind)).map(({ id }) => id);
      await orderItems(kind, { ids: movedTo(ids, moved, place) });
      if (said !== undefined) notify(said);
    } catch (error) {
      notify(inWords(error), { type: 'error' });
    }
    await contentChanged(client, kind);
    setBusy(false);
    keepFocus();
  };
  return { isBusy, reorder };
}
