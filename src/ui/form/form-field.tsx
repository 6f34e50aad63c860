import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './form-field.module.css';

/** Attributes that tie the control of a field to its label, hint and error. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Set it if an error summary links here; generated otherwise. */
  id?: string | undefined;
  hint?: ReactNode;
  /** The error text; empty or missing if there is no error. */
  error?: string | null | undefined;
  /** Shown before the control, not part of the entry: "+91". */
  prefix?: string | undefined;
  /** Shown next to the label of a field that may stay empty: "optional". */
  optional?: string | undefined;
}

/** Label above, control, then error or hint, tied together (WCAG 1.3.1, 3.3.1). */
export function FormField({
  label,
  id: given,
  hint,
  error,
  prefix,
  optional,
  className,
  children,
}: FieldProps & { className?: string | undefined; children: (control: FieldControl) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const isWrong = error !== undefined && error !== null && error !== '';
  const describedBy = classNames(isWrong && `${id}-error`, hint !== undefined && `${id}-hint`);
  const control = children({
    id,
    className: classNames(styles.control),
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': isWrong || undefined,
  });
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional !== undefined && <span className={styles.optional}> ({optional})</span>}
      </label>
      {prefix === undefined ? (
        control
      ) : (
        <div className={styles.prefixed} dir="ltr">
          <span className={styles.prefix}>{prefix}</span>
          {control}
        </div>
      )}
      {isWrong && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
