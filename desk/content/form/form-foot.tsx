import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDeleteMany, useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { inWords } from '../../api/desk-failure.ts';
import { contentChanged } from '../../api/queries.ts';
import { useKind } from '../kind.ts';
import styles from './form.module.css';

/** Save, duplicate, delete. */
export function FormFoot({ item }: { readonly item: DeskItem | null }) {
  const { kind, one } = useKind();
  const { isSubmitting, isDirty } = useFormState();
  const { clearErrors } = useFormContext();
  const [deleteMany] = useDeleteMany<DeskItem>();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();

  function remove(seen: DeskItem) {
    void deleteMany(
      kind,
      { ids: [seen.id], meta: { items: [seen] } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify(`The ${one} is deleted.`, { undoable: true });
          void navigate(`/${kind}`);
        },
        onError: (error) => notify(inWords(error), { type: 'error', autoHideDuration: 10_000 }),
        onSettled: () => void contentChanged(client, kind),
      },
    );
  }

  return (
    <div className={styles.foot}>
      {/* A problem of no single input would otherwise keep the form from being sent again. */}
      <Button type="submit" variant="contained" disabled={isSubmitting} onClick={() => clearErrors()}>
        Save
      </Button>
      {item && !isDirty && (
        <>
          <Button component={Link} to={`/${kind}/create`} state={{ record: { body: item.body } }}>
            Duplicate
          </Button>
          <Button onClick={() => remove(item)}>Delete</Button>
        </>
      )}
    </div>
  );
}
