import type { ComponentPropsWithRef } from 'react';
import { type FieldProps, FormField } from './form-field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps>;

/** A labelled text input; takes every attribute of `input`. */
export function TextField({ label, id, hint, error, prefix, optional, className, ...input }: TextFieldProps) {
  return (
    <FormField {...{ label, id, hint, error, prefix, optional, className }}>
      {(control) => <input dir="auto" {...input} {...control} />}
    </FormField>
  );
}
