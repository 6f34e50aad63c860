import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  value?: string | undefined;
  /** Without it the buttons are uncontrolled: a choice made before hydration stays. */
  onChange?: ((value: string) => void) | undefined;
  /** The initial choice of uncontrolled buttons. */
  defaultValue?: string | undefined;
  /** Id of the first choice, so that an error summary can link to it. */
  id?: string | undefined;
  error?: string | null | undefined;
  /** `line`: side by side. `rows`: one below the other with a rule between. */
  look?: 'line' | 'rows' | undefined;
  className?: string | undefined;
}

/** A choice of one of a few options, as native radio buttons in a named group. */
export function ChoiceGroup({
  label,
  name,
  options,
  value,
  onChange,
  defaultValue,
  id,
  error,
  look = 'line',
  className,
}: ChoiceGroupProps) {
  const made = useId();
  const base = id ?? made;
  const isWrong = error !== undefined && error !== null && error !== '';
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-describedby={isWrong ? `${base}-error` : undefined}
      aria-invalid={isWrong || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles[look]}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              id={index === 0 ? base : undefined}
              name={name}
              value={option.value}
              {...(onChange === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, onChange: () => onChange(option.value) })}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {isWrong && (
        <p className={styles.error} id={`${base}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
