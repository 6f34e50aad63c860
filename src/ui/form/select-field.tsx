import type { ComponentPropsWithRef } from 'react';
import { type FieldProps, FormField } from './form-field.tsx';

interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> {
  options: readonly { value: string; label: string }[];
  /** Text of the first option, whose value is ''. */
  placeholder?: string | undefined;
}

/** A labelled `select`; takes every attribute of `select`. */
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
            // `dir` is on the option itself: an option cannot contain an element, and its text may come from the provider.
            <option key={option.value} value={option.value} dir="auto">
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
