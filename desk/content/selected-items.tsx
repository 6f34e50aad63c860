import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDeleteMany, useListContext, useNotify } from 'react-admin';
import type { DeskItem } from '#core/desk/content.ts';
import { inWords } from '../api/desk-failure.ts';
import { contentChanged } from '../api/queries.ts';
import { keepFocus } from '../frame/keep-focus.ts';
import { useKind } from './kind.ts';
import styles from './selected-items.module.css';

/** What can be done with the chosen items. Deleting can be taken back for a few seconds. */
export function SelectedItems() {
  const { kind, one, many } = useKind();
  const { data = [], selectedIds, onUnselectItems, onSelect } = useListContext<DeskItem>();
  const [deleteMany] = useDeleteMany<DeskItem>();
  const client = useQueryClient();
  const notify = useNotify();
  const items = data.filter(({ id }) => selectedIds.includes(id));
  if (items.length === 0) return null;

  function remove() {
    void deleteMany(
      kind,
      { ids: items.map(({ id }) => id), meta: { items } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify(items.length === 1 ? `One ${one} deleted.` : `${items.length} ${many} deleted.`, {
            undoable: true,
          });
          onUnselectItems();
          keepFocus();
        },
        onError: (error) => notify(inWords(error), { type: 'error', autoHideDuration: 10_000 }),
        onSettled: () => void contentChanged(client, kind),
      },
    );
  }

  return (
    <section className={styles.bar} aria-label="Chosen">
      <p>
        <strong>{items.length}</strong> chosen
      </p>
      <Button variant="text" onClick={() => onSelect(data.map(({ id }) => id))}>
        Choose all shown
      </Button>
      <Button variant="text" onClick={() => onUnselectItems()}>
        Choose none
      </Button>
      <Button onClick={remove}>Delete</Button>
    </section>
  );
}
