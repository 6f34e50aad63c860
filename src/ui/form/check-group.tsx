import styles from './check-group.module.css';

interface CheckGroupProps {
  label: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  /** The values that are chosen. */
  checked: readonly string[];
  onChange: (value: string, isChecked: boolean) => void;
}

/** A choice of any of a few options, as native check boxes in a named group. */
export function CheckGroup({ label, options, checked, onChange }: CheckGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={checked.includes(option.value)}
            onChange={(event) => onChange(option.value, event.target.checked)}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
