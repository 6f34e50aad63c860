import { useId, useState } from 'react';
import styles from './import.module.css';

/** A file, chosen or dropped. */
export function FileDrop({
  file,
  label,
  accept,
  hint,
  isDisabled,
  onChoose,
}: {
  readonly file: File | null;
  readonly label: string;
  readonly accept: string;
  /** What can be chosen. */
  readonly hint: string;
  readonly isDisabled: boolean;
  readonly onChoose: (file: File) => void;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !isDisabled) onChoose(first);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>{file ? 'Choose another file' : label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        onChange={({ target }) => {
          take(target.files);
          // Allows choosing the same file again after correcting it.
          target.value = '';
        }}
      />
      <p className="muted">{file ? `Chosen: ${file.name}` : hint}</p>
    </div>
  );
}
