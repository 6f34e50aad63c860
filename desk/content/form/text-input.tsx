import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import type { FieldType } from '#core/desk/content.ts';
import { fieldWords } from '../field-words.ts';
import type { InputOf } from './input-of.ts';

const HINTS: Partial<Record<FieldType, string>> = {
  address: 'https://…, mailto:…, tel:…, or a path on this site such as /news',
  coordinates: 'Latitude, longitude, such as 38.4824, 22.5010',
  percent: 'From 0 to 100',
};
const NATIVE: Partial<Record<FieldType, string>> = {
  time: 'datetime-local',
  percent: 'number',
  number: 'number',
};
const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const asNumber = (text: string) => (text === '' ? null : Number(text));

/** A line of text, an address, a time or a number. */
export function TextInput({ field: { name, type, isRequired }, source, label }: InputOf) {
  const native = NATIVE[type] ?? 'text';
  const { field, fieldState } = useInput({
    source,
    format: asText,
    parse: native === 'number' ? asNumber : (text: string) => text,
  });
  return (
    <TextField
      {...field}
      label={label ?? fieldWords(name)}
      type={native}
      required={isRequired}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? HINTS[type]}
      slotProps={{ htmlInput: { 'aria-required': isRequired || undefined } }}
    />
  );
}
