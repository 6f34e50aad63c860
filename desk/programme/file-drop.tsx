import { useId, useState } from 'react';
import styles from './import.module.css';

/** A file, chosen or dropped. */
export function FileDrop({
  file,
  onChoose,
}: {
  readonly file: File | null;
  readonly onChoose: (file: File) => void;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onChoose(first);
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
      <label htmlFor={id}>{file ? 'Another file' : 'File with the programme'}</label>
      <input
        id={id}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt,.ics,.json,.xml"
        onChange={({ target }) => {
          take(target.files);
          // The same file, corrected meanwhile, can be chosen again.
          target.value = '';
        }}
      />
      <p className="muted">
        {file
          ? `Now: ${file.name}`
          : 'Drop it here, or choose it. XLSX, CSV, ICS, schedule.json or schedule XML.'}
      </p>
    </div>
  );
}
