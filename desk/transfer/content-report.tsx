import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ContentReport } from '#core/desk/content.ts';
import { useKinds } from '../api/queries.ts';
import { capital } from '../content/kind.ts';
import { Failure } from '../frame/failure.tsx';
import styles from '../programme/import.module.css';

const PARTS = [
  { name: 'added', words: 'new' },
  { name: 'changed', words: 'changed' },
  { name: 'moved', words: 'moved' },
  { name: 'removed', words: 'removed' },
] as const;

/** What a file of content would change or has changed, kind by kind, and every problem of it. */
export function ContentReportList({
  report: { isImported, changes, problems },
  onImport,
}: {
  readonly report: ContentReport;
  readonly onImport: () => void;
}) {
  const kinds = useKinds().data ?? [];
  const isFit = problems.length === 0;
  return (
    <section className={styles.report} aria-label="What the file says">
      <h2>{isImported ? 'Imported' : isFit ? 'What would change' : 'Please correct the file'}</h2>
      {!isFit && (
        <Failure>
          <ul className={styles.sentences}>
            {problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Failure>
      )}
      {isFit && changes.length === 0 && <p>The content already matches the file.</p>}
      {changes.map(({ kind, ...ids }) => (
        <details key={kind} open>
          <summary>{capital(kinds.find((one) => one.kind === kind)?.many ?? kind)}</summary>
          <ul>
            {PARTS.filter(({ name }) => ids[name].length > 0).map(({ name, words }) => (
              <li key={name}>
                <strong>
                  {ids[name].length} {words}
                </strong>
                : {ids[name].join(', ')}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {isImported && (
        <p>
          Visitors will see it once it’s published. <Link to="/">Go to Today</Link>
        </p>
      )}
      {!isImported && isFit && changes.length > 0 && (
        <Button variant="contained" onClick={onImport}>
          Import
        </Button>
      )}
    </section>
  );
}
