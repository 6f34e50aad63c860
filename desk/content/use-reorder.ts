import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { inWords } from '../api/desk-failure.ts';
import { allItems, orderItems } from '../api/items.ts';
import { contentChanged } from '../api/queries.ts';

/** The ids with one of them at the place of another; those between make room. */
export function movedTo(ids: readonly string[], moved: string, place: string): readonly string[] {
  const to = ids.indexOf(place);
  const others = ids.filter((id) => id !== moved);
  return to < 0 || others.length === ids.length ? ids : [...others.slice(0, to), moved, ...others.slice(to)];
}

export interface Reorder {
  readonly isBusy: boolean;
  /** Puts an item at the place of another one. */
  readonly reorder: (moved: string, place: string) => Promise<void>;
}

/** Another order. The list may be long, so the order of all is asked for first; until that is done, no further one is. */
export function useReorder(kind: string): Reorder {
  const client = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const reorder = async (moved: string, place: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const ids = (await allItems(kind)).map(({ id }) => id);
      await orderItems(kind, { ids: movedTo(ids, moved, place) });
    } catch (error) {
      notify(inWords(error), { type: 'error' });
    }
    await contentChanged(client, kind);
    setBusy(false);
  };
  return { isBusy, reorder };
}
