import styles from './filters.module.css';

interface FilterToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  /** How many entries it shows; null while not all are known. */
  readonly count: number | null;
  readonly onToggle: () => void;
  /** The id of what explains it. */
  readonly hint?: string | undefined;
}

/** A filter that is on or off: "Saved (3)". */
export function FilterToggle({ label, isOn, count, onToggle, hint }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-describedby={hint}
      className={styles.toggle}
      onClick={onToggle}
    >
      {label} {count !== null && <span className={styles.number}>({count})</span>}
    </button>
  );
}
