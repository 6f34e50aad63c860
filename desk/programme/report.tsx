import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProgrammeReport } from '#core/desk/content.ts';
import { fieldWords } from '../content/field-words.ts';
import { plainValue } from '../content/plain-value.ts';
import { Confirmation } from '../frame/confirmation.tsx';
import { Failure } from '../frame/failure.tsx';
import styles from './import.module.css';

/** Removing more needs a confirmation. */
const FEW = 5;

/** What an import would do or has done, and every problem of the file. */
export function Report({
  report,
  onImport,
  onEmpty,
}: {
  readonly report: ProgrammeReport;
  /** Says that a file without entries is meant so. */
  readonly onEmpty: () => void;
  readonly onImport: () => Promise<void>;
}) {
  const [isAsked, setAsked] = useState(false);
  const { isImported, isEmpty, added, changed, moved, removed, problems, notes } = report;
  const isNothing = added.length + changed.length + moved.length + removed.length === 0;
  const canImport = !isImported && problems.length === 0 && !isNothing;
  return (
    <section className={styles.report} aria-label="What the file says">
      <h2>
        {isImported ? 'Imported' : problems.length > 0 ? 'Please correct the file' : 'What would change'}
      </h2>
      {problems.length > 0 && (
        <Failure>
          <ul className={styles.sentences}>
            {problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Failure>
      )}
      {isEmpty && problems.length > 0 && <Button onClick={onEmpty}>The schedule is meant to be empty</Button>}
      {canImport && (
        <div className={styles.go}>
          <p>
            {[
              added.length > 0 && `${added.length} new`,
              changed.length > 0 && `${changed.length} changed`,
              moved.length > 0 && `${moved.length} moved`,
              removed.length > 0 && `${removed.length} removed (not in the file)`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          <Button
            variant="contained"
            onClick={() => (isEmpty || removed.length > FEW ? setAsked(true) : void onImport())}
          >
            Import
          </Button>
        </div>
      )}
      {isAsked && (
        <Confirmation
          title={removed.length === 1 ? 'Remove the only entry?' : `Remove ${removed.length} entries?`}
          doIt="Import and remove"
          onDo={onImport}
          onClose={() => setAsked(false)}
        >
          The file doesn’t have them. You can’t undo an import: if you may want them back, press No and
          download the programme first, below.
        </Confirmation>
      )}
      {isNothing && problems.length === 0 && <p>The programme already matches the file.</p>}
      <Titles words="Removed" titles={removed} />
      <Titles words="New" titles={added} />
      <Changes words="Changed" entries={changed} />
      <Changes words="Moved" entries={moved} />
      {notes.length > 0 && (
        <details open>
          <summary>
            Please check these <span className="num">({notes.length})</span>
          </summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      {isImported && (
        <p>
          Visitors will see it once it’s published. <Link to="/">Go to Today</Link>
        </p>
      )}
    </section>
  );
}

function Changes({
  words,
  entries,
}: {
  readonly words: string;
  readonly entries: ProgrammeReport['changed'];
}) {
  if (entries.length === 0) return null;
  return (
    <details open>
      <summary>
        {words} <span className="num">({entries.length})</span>
      </summary>
      <ul>
        {entries.map(({ title, fields }) => (
          <li key={title}>
            <strong>{title}</strong>
            {fields.map(({ field, before, after }) => (
              <span key={field} className={styles.change}>
                {fieldWords(field)}: {plainValue(before) || 'empty'} → {plainValue(after) || 'empty'}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Titles({ words, titles }: { readonly words: string; readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <details open={titles.length <= 12}>
      <summary>
        {words} <span className="num">({titles.length})</span>
      </summary>
      <ul>
        {titles.map((title, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one title
          <li key={place}>{title}</li>
        ))}
      </ul>
    </details>
  );
}
