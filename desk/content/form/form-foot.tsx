import { Button } from '@mui/material';
import { useFormContext, useFormState } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { capital, useKind } from '../kind.ts';
import { useRemoval } from '../use-removal.tsx';
import styles from './form.module.css';

/** Save, duplicate, delete. */
export function FormFoot({ item }: { readonly item: DeskItem | null }) {
  const { kind, one } = useKind();
  const { isSubmitting, isDirty } = useFormState();
  const { clearErrors } = useFormContext();
  const { isBusy, remove } = useRemoval(kind);
  const navigate = useNavigate();

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
          <Button
            disabled={isBusy}
            onClick={() => void remove([item], `${capital(one)} deleted.`, () => void navigate(`/${kind}`))}
          >
            Delete
          </Button>
        </>
      )}
    </div>
  );
}
