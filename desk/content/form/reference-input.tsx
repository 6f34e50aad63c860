import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { fieldWords } from '../field-words.ts';
import { useChoices } from '../kind.ts';
import type { InputOf } from './input-of.ts';

/** Another item, found by what people call it. */
export function ReferenceInput({ field: { name, refersTo = '', isRequired }, source, label }: InputOf) {
  const { field, fieldState } = useInput({ source, parse: (value: string) => value });
  const choices = useChoices(refersTo);
  const known = choices.find(({ id }) => id === field.value);
  const chosen =
    known ?? (field.value === '' ? null : { id: field.value as string, title: field.value as string });
  return (
    <Autocomplete
      options={choices}
      value={chosen}
      onChange={(_, choice) => field.onChange(choice?.id ?? '')}
      onBlur={field.onBlur}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(given) => (
        <TextField
          {...given}
          label={label ?? fieldWords(name)}
          required={isRequired}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}
