import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { DeskItem } from '#core/desk/content.ts';
import { inWords } from '../../api/desk-failure.ts';
import { changeItem, removeItems } from '../../api/items.ts';
import { contentChanged } from '../../api/queries.ts';
import { capital } from '../kind.ts';
import { UndoButton } from '../undo-button.tsx';

const SHOWN_MS = 15_000;
const ERROR_SHOWN_MS = 10_000;

/**
 * Says that an item is saved, with the way back: it is as before then, or gone if it was new. What somebody else has
 * written over it meanwhile stays, and that is said.
 */
export function useUndoOfSave(kind: string, one: string) {
  const client = useQueryClient();
  const notify = useNotify();

  async function undo(before: DeskItem | null, saved: DeskItem) {
    try {
      if (before === null) await removeItems(kind, [saved]);
      else await changeItem(kind, saved.id, { version: saved.version, body: before.body });
      notify(`Undone. The ${one} is as it was before.`);
    } catch (error) {
      notify(inWords(error), { type: 'error', autoHideDuration: ERROR_SHOWN_MS });
    }
    await contentChanged(client, kind);
  }

  return (before: DeskItem | null, saved: DeskItem) =>
    notify(`${capital(one)} saved. Visitors will see it once it’s published.`, {
      autoHideDuration: SHOWN_MS,
      action: <UndoButton onUndo={() => void undo(before, saved)} />,
    });
}
