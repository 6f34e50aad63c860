import type { ComponentPropsWithRef } from 'react';
import { type FieldProps, FormField } from './form-field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>;

/** A labelled text area; takes every attribute of `textarea`. */
export function TextAreaField({
  label,
  id,
  hint,
  error,
  prefix,
  optional,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <FormField {...{ label, id, hint, error, prefix, optional, className }}>
      {(control) => <textarea dir="auto" rows={4} {...area} {...control} />}
    </FormField>
  );
}
