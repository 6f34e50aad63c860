import type { ComponentPropsWithRef } from 'react';
import { type FieldProps, FormField } from './form-field.tsx';

interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> {
  options: readonly { value: string; label: string }[];
  /** First line while nothing is chosen; its value is ''. */
  placeholder?: string | undefined;
}

/** A labelled list to choose one line from; every attribute of `select` may be given. */
export function SelectField({
  label,
  id,
  hint,
  error,
  prefix,
  optional,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FormField {...{ label, id, hint, error, prefix, optional, className }}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            // A line may be in the provider's words, and an element inside it would not be drawn.
            <option key={option.value} value={option.value} dir="auto">
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
