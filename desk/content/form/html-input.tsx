import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { fieldWords } from '../field-words.ts';
import styles from './form.module.css';
import type { InputOf } from './input-of.ts';

/** Text with HTML, as it is written, and how it reads: in a frame that may do nothing. */
export function HtmlInput({ field: { name, isRequired }, source, label }: InputOf) {
  const { field, fieldState } = useInput({ source, parse: (value: string) => value });
  const [isShown, setShown] = useState(false);
  const words = label ?? fieldWords(name);
  return (
    <div className={styles.markupField}>
      <TextField
        {...field}
        className={styles.markup ?? ''}
        label={words}
        multiline
        minRows={3}
        maxRows={16}
        required={isRequired}
        error={fieldState.error !== undefined}
        helperText={fieldState.error?.message ?? 'Plain text, or HTML such as <p>, <strong>, <a href="…">'}
      />
      <Button variant="text" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? `Hide how “${words}” reads` : `Show how “${words}” reads`}
      </Button>
      {isShown && (
        <iframe
          className={styles.preview}
          title={`How “${words}” reads`}
          sandbox=""
          srcDoc={String(field.value)}
        />
      )}
    </div>
  );
}
