import type { FieldDescription } from '#core/desk/content.ts';
import { fieldWords } from './field-words.ts';
import { useChoices } from './kind.ts';
import { plainValue } from './plain-value.ts';

/** A value as a list shows it; for a reference, the title of the other item. */
export function FieldValue({
  field: { type, refersTo = '' },
  value,
}: {
  readonly field: FieldDescription;
  readonly value: unknown;
}) {
  const choices = useChoices(refersTo, type === 'reference');
  const plain = plainValue(value);
  if (type === 'reference') return choices.find(({ id }) => id === value)?.title ?? plain;
  if (type === 'choice') return fieldWords(plain);
  return plain;
}
