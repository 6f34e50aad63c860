import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { ProgrammeReport } from '#core/desk/content.ts';
import { TEXT_ENCODINGS } from '#core/text/text-encodings.ts';
import { Choose } from '../frame/choose.tsx';
import styles from './import.module.css';
import { COLUMN_FIELDS, type Reading } from './programme-api.ts';

const DATE_ORDERS = [
  { id: '', title: 'Work it out from the dates in the file' },
  { id: 'day-first', title: '03/10 is 3 October' },
  { id: 'month-first', title: '03/10 is 10 March' },
];

const ENCODINGS = [{ id: '', title: 'As the file itself tells' }, ...TEXT_ENCODINGS];

/** What each column was taken for, and how to say otherwise. */
export function ReadingForm({
  report: { columns, reading: said, encoding },
  reading,
  onRead,
}: {
  readonly report: ProgrammeReport;
  readonly reading: Reading;
  readonly onRead: (reading: Reading) => void;
}) {
  const [game, setGame] = useState(reading.game);
  return (
    <section className={styles.report} aria-label="How the file was read">
      <h2>How the file was read</h2>
      {said !== null && <p>{said}</p>}
      {columns.length > 0 && (
        <table className={styles.columns}>
          <thead>
            <tr>
              <th>Column in the file</th>
              <th>Such as</th>
              <th>Read as</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ sheet, column, field, samples }) => (
              <tr key={`${sheet} ${column}`}>
                <th scope="row">
                  {column}
                  {sheet && <span className="muted"> ({sheet})</span>}
                </th>
                <td>{samples.join(' · ')}</td>
                <td>
                  <select
                    aria-label={`Column ${column}${sheet && ` of ${sheet}`}`}
                    value={field ?? ''}
                    onChange={({ target }) =>
                      onRead({ ...reading, columns: { ...reading.columns, [column]: target.value || null } })
                    }
                  >
                    {COLUMN_FIELDS.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(encoding !== null || reading.encoding !== '') && (
        <Choose
          label="Letters of the file"
          value={reading.encoding}
          choices={ENCODINGS}
          onChoose={(chosen) => onRead({ ...reading, encoding: chosen })}
        />
      )}
      <Choose
        label="Order of day and month"
        value={reading.dateOrder}
        choices={DATE_ORDERS}
        onChoose={(order) => onRead({ ...reading, dateOrder: order as Reading['dateOrder'] })}
      />
      <div className={styles.game}>
        <TextField
          label="Game for entries that don’t name one"
          value={game}
          onChange={({ target }) => setGame(target.value)}
        />
        <Button disabled={game === reading.game} onClick={() => onRead({ ...reading, game })}>
          Read again
        </Button>
      </div>
    </section>
  );
}
