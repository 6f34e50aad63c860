import { Button, IconButton } from '@mui/material';
import { useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Icon } from '../../look/icon.tsx';
import { fieldWords } from '../field-words.ts';
import styles from './form.module.css';
import type { InputAround } from './input-of.ts';

/** Several entries of one kind, in their order. */
export function ListInput({ field: { name, fields = [] }, source, label, Inside }: InputAround) {
  const { setValue, getFieldState, control } = useFormContext();
  const given = useWatch({ control, name: source }) as readonly unknown[] | undefined;
  const entries = given ?? [];
  const { error } = getFieldState(source, useFormState({ control, name: source }));
  const words = label ?? fieldWords(name);
  const isPlain = fields[0]?.name === '';
  const set = (next: readonly unknown[]) => setValue(source, next, { shouldDirty: true });

  const addButton = useRef<HTMLButtonElement>(null);

  function remove(place: number) {
    set(entries.filter((_entry, other) => other !== place));
    addButton.current?.focus();
  }

  function move(place: number, by: number) {
    const next = [...entries];
    next.splice(place + by, 0, ...next.splice(place, 1));
    set(next);
  }

  return (
    <fieldset className={styles.part}>
      <legend>{words}</legend>
      {typeof error?.message === 'string' && <p className={styles.error}>{error.message}</p>}
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((_, place) => {
            const number = `no. ${place + 1} of “${words}”`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the values are in the form, by their place
              <li key={place} className={styles.entry}>
                {fields.map((field) => (
                  <Inside
                    key={field.name}
                    field={field}
                    source={isPlain ? `${source}.${place}` : `${source}.${place}.${field.name}`}
                    {...(isPlain ? { label: `${words}, no. ${place + 1}` } : {})}
                  />
                ))}
                <div className={styles.tools}>
                  <IconButton
                    aria-label={`Move ${number} up`}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  >
                    <Icon name="caret-up" size={18} />
                  </IconButton>
                  <IconButton
                    aria-label={`Move ${number} down`}
                    disabled={place === entries.length - 1}
                    onClick={() => move(place, 1)}
                  >
                    <Icon name="caret-down" size={18} />
                  </IconButton>
                  <IconButton aria-label={`Remove ${number}`} onClick={() => remove(place)}>
                    <Icon name="trash" size={20} />
                  </IconButton>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          ref={addButton}
          startIcon={<Icon name="plus" size={18} />}
          onClick={() => set([...entries, isPlain ? '' : {}])}
        >
          Add to “{words}”
        </Button>
      </div>
    </fieldset>
  );
}
