import { fieldWords } from '../field-words.ts';
import styles from './form.module.css';
import type { InputAround } from './input-of.ts';

/** Fields that belong together. */
export function PartInput({ field: { name, fields = [] }, source, label, Inside }: InputAround) {
  return (
    <fieldset className={styles.part}>
      <legend>{label ?? fieldWords(name)}</legend>
      {fields.map((field) => (
        <Inside key={field.name} field={field} source={`${source}.${field.name}`} />
      ))}
    </fieldset>
  );
}
