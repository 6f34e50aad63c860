import { useInput } from 'react-admin';
import { Choose } from '../../frame/choose.tsx';
import { fieldWords } from '../field-words.ts';
import type { InputOf } from './input-of.ts';

/** One word of a few. */
export function ChoiceInput({ field: { name, choices = [], isRequired }, source, label }: InputOf) {
  const { field, fieldState } = useInput({ source, parse: (value: string) => value || undefined });
  const words = choices.map((word) => ({ id: word, title: fieldWords(word) }));
  return (
    <Choose
      label={label ?? fieldWords(name)}
      value={field.value}
      choices={field.value === '' ? [{ id: '', title: 'Not chosen' }, ...words] : words}
      onChoose={field.onChange}
      hint={fieldState.error?.message}
      isFaulty={fieldState.error !== undefined}
      isRequired={isRequired}
    />
  );
}
