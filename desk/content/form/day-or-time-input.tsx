import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { fieldWords } from '../field-words.ts';
import styles from './form.module.css';
import type { InputOf } from './input-of.ts';

/** A day, with a time if that is known; one text in the item: `2027-05-21T18:00`. */
export function DayOrTimeInput({ field: { name, isRequired }, source, label }: InputOf) {
  const { field, fieldState } = useInput({ source, parse: (value: string) => value });
  const [day = '', time = ''] = String(field.value).split('T');
  const words = label ?? fieldWords(name);
  const set = (newDay: string, newTime: string) =>
    field.onChange(newDay !== '' && newTime !== '' ? `${newDay}T${newTime}` : newDay);
  return (
    <div className={styles.pair}>
      <TextField
        ref={field.ref}
        label={words}
        type="date"
        value={day}
        onChange={({ target }) => set(target.value, time)}
        onBlur={field.onBlur}
        required={isRequired}
        error={fieldState.error !== undefined}
        helperText={fieldState.error?.message}
      />
      <TextField
        label={`${words}: time, if known`}
        type="time"
        value={time}
        disabled={day === ''}
        onChange={({ target }) => set(day, target.value)}
      />
    </div>
  );
}
