import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import type { DeskItem } from '#core/desk/content.ts';
import { keepFocus } from '../frame/keep-focus.ts';
import { useKind } from './kind.ts';
import styles from './selected-items.module.css';
import { useRemoval } from './use-removal.tsx';

/** What can be done with the chosen items. Deleting can be taken back for a few seconds. */
export function SelectedItems() {
  const { kind, one, many } = useKind();
  const { data = [], selectedIds, onUnselectItems, onSelect } = useListContext<DeskItem>();
  const { isBusy, remove } = useRemoval(kind);
  const items = data.filter(({ id }) => selectedIds.includes(id));
  if (items.length === 0) return null;

  const said = items.length === 1 ? `One ${one} deleted.` : `${items.length} ${many} deleted.`;
  const onRemoved = () => {
    onUnselectItems();
    keepFocus();
  };

  return (
    <section className={styles.bar} aria-label="Selected">
      <p>
        <strong>{items.length}</strong> selected
      </p>
      <Button variant="text" onClick={() => onSelect(data.map(({ id }) => id))}>
        Select all shown
      </Button>
      <Button variant="text" onClick={() => onUnselectItems()}>
        Clear selection
      </Button>
      <Button disabled={isBusy} onClick={() => void remove(items, said, onRemoved)}>
        Delete
      </Button>
    </section>
  );
}
