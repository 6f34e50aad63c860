import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import type { DeskProblem } from '#core/desk/problems.ts';
import { inWords, refusalOf } from '../../api/desk-failure.ts';
import { addItem, changeItem } from '../../api/items.ts';
import { contentChanged } from '../../api/queries.ts';
import { useKind } from '../kind.ts';
import type { Body } from './body.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { errorsOf } from './errors-of.ts';
import { FieldInput } from './field-input.tsx';
import styles from './form.module.css';
import { FormFoot } from './form-foot.tsx';
import { Problems } from './problems.tsx';
import { useUndoOfSave } from './use-undo-of-save.tsx';

/** What somebody else has written in the meantime. */
interface Conflict {
  readonly own: Body;
  readonly current: DeskItem | null;
}
/** Only what stays unsaved keeps the warning before leaving. */
const NOT_SAVED = { root: { server: 'Not saved.' } };

/** The form of an item, made from the description of its kind. After a failure, what was typed stays. */
export function ItemForm({ item }: { readonly item: DeskItem | null }) {
  // A refetch would overwrite what somebody is typing, so the form keeps the item as it was first loaded.
  const [seen] = useState(item);
  const { kind, one, fields } = useKind();
  const [problems, setProblems] = useState<readonly DeskProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaved, setSaved] = useState(false);
  const client = useQueryClient();
  const sayItIsSaved = useUndoOfSave(kind, one);
  const navigate = useNavigate();
  // Whoever came from another task goes on with it.
  const next = (useLocation().state as { readonly next?: string } | null)?.next ?? `/${kind}`;

  useEffect(() => {
    if (isSaved) void navigate(next);
  }, [isSaved, next, navigate]);

  async function save(body: Body, base: DeskItem | null, isGone = false) {
    setProblems([]);
    setFailure(null);
    setConflict(null);
    try {
      if (base === null) sayItIsSaved(null, await addItem(kind, { body }));
      else if (isGone) sayItIsSaved(null, await addItem(kind, { id: base.id, body }));
      else sayItIsSaved(base, await changeItem(kind, base.id, { version: base.version, body }));
    } catch (error) {
      return explain(error, body);
    }
    setSaved(true);
    void contentChanged(client, kind);
    return undefined;
  }

  function explain(error: unknown, own: Body) {
    const refusal = refusalOf(error);
    if (refusal?.error === 'conflict') {
      setConflict({ own, current: refusal.current ?? null });
      return NOT_SAVED;
    }
    const found = refusal?.problems ?? [];
    setProblems(found);
    if (found.length === 0) setFailure(inWords(error));
    return { ...errorsOf(found), ...NOT_SAVED };
  }

  return (
    <Form
      {...(seen ? { record: seen } : { defaultValues: { body: {} } })}
      className={styles.form ?? ''}
      noValidate
      warnWhenUnsavedChanges={!isSaved}
      disableInvalidFormNotification
      onSubmit={({ body }: FieldValues) => save(body as Body, seen)}
    >
      <Problems problems={problems} failure={failure} />
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} source={`body.${field.name}`} />
      ))}
      <FormFoot item={seen} />
      {conflict && (
        <ConflictDialog
          base={seen?.body ?? {}}
          own={conflict.own}
          current={conflict.current}
          onChoose={(body) => void save(body, conflict.current ?? seen, conflict.current === null)}
          onClose={() => setConflict(null)}
        />
      )}
    </Form>
  );
}
