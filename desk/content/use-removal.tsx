import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteMany, useNotify } from 'react-admin';
import type { DeskItem } from '#core/desk/content.ts';
import { inWords } from '../api/desk-failure.ts';
import { allItems } from '../api/items.ts';
import { putBack } from '../api/put-back.ts';
import { contentChanged } from '../api/queries.ts';
import { UndoButton } from './undo-button.tsx';

const SHOWN_MS = 15_000;

export interface Removal {
  readonly isBusy: boolean;
  /** Removes items, and says so with the way back. */
  readonly remove: (items: readonly DeskItem[], said: string, onRemoved: () => void) => Promise<void>;
}

/**
 * Removes items at once: a removal that waited until it can no longer be undone would be lost if its tab were closed.
 * Undoing adds the items again where they were.
 */
export function useRemoval(kind: string): Removal {
  const client = useQueryClient();
  const notify = useNotify();
  const [deleteMany] = useDeleteMany<DeskItem>();
  const [isBusy, setBusy] = useState(false);

  async function undo(items: readonly DeskItem[], order: readonly string[]) {
    try {
      await putBack(kind, items, order);
    } catch (error) {
      notify(inWords(error), { type: 'error', ...wayBack(items, order) });
    }
    await contentChanged(client, kind);
  }

  const wayBack = (items: readonly DeskItem[], order: readonly string[]) => ({
    autoHideDuration: SHOWN_MS,
    action: <UndoButton onUndo={() => void undo(items, order)} />,
  });

  async function remove(items: readonly DeskItem[], said: string, onRemoved: () => void) {
    setBusy(true);
    const ids = items.map(({ id }) => id);
    try {
      const order = (await allItems(kind)).map(({ id }) => id);
      await deleteMany(kind, { ids, meta: { items } }, { mutationMode: 'pessimistic', returnPromise: true });
      notify(said, wayBack(items, order));
      onRemoved();
    } catch (error) {
      notify(inWords(error), { type: 'error', autoHideDuration: 10_000 });
    } finally {
      setBusy(false);
    }
    void contentChanged(client, kind, ids);
  }

  return { isBusy, remove };
}
