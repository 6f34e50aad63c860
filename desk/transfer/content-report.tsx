import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentReport } from '#core/desk/content.ts';
import { useKinds } from '../api/queries.ts';
import { capital } from '../content/kind.ts';
import { Confirmation } from '../frame/confirmation.tsx';
import { Failure } from '../frame/failure.tsx';
import styles from '../programme/import.module.css';

/** Removing more needs a confirmation. */
const FEW = 5;

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
  readonly onImport: () => Promise<void>;
}) {
  const kinds = useKinds().data ?? [];
  const [isAsked, setAsked] = useState(false);
  const isFit = problems.length === 0;
  const wordsOf = (kind: string) => kinds.find((one) => one.kind === kind);
  const gone = changes.filter(({ removed }) => removed.length > 0);
  const count = gone.reduce((sum, { removed }) => sum + removed.length, 0);
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
      {changes.map(({ kind, ...titles }) => (
        <details key={kind} open>
          <summary>{capital(wordsOf(kind)?.many ?? kind)}</summary>
          <ul>
            {PARTS.filter(({ name }) => titles[name].length > 0).map(({ name, words }) => (
              <li key={name}>
                <strong>
                  {titles[name].length} {words}
                </strong>
                <ul>
                  {titles[name].map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
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
        <Button variant="contained" onClick={() => (count > FEW ? setAsked(true) : void onImport())}>
          Import
        </Button>
      )}
      {isAsked && (
        <Confirmation
          title={`Remove ${count} items?`}
          doIt="Import and remove"
          onDo={onImport}
          onClose={() => setAsked(false)}
        >
          The file does not have them:{' '}
          {gone
            .map(({ kind, removed: { length } }) => {
              const words = wordsOf(kind);
              return `${length} ${(length === 1 ? words?.one : words?.many) ?? kind}`;
            })
            .join(', ')}
          . If you may want them back, press No and download all content first, above.
        </Confirmation>
      )}
    </section>
  );
}
