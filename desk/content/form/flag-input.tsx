import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput } from 'react-admin';
import { fieldWords } from '../field-words.ts';
import type { InputOf } from './input-of.ts';

/** Yes or no. */
export function FlagInput({ field: { name }, source, label }: InputOf) {
  const { field } = useInput({
    source,
    format: (value: unknown) => value === true,
    parse: (value: unknown) => value,
  });
  const { value, onChange, ...rest } = field;
  return (
    <FormControlLabel
      label={label ?? fieldWords(name)}
      control={<Checkbox {...rest} checked={value} onChange={(_, isChecked) => onChange(isChecked)} />}
    />
  );
}
