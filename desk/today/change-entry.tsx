import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { minutesBetween, minutesLater } from './local-time.ts';
import styles from './today.module.css';
import type { Place } from './todays-event.ts';
import { ENTRIES } from './use-attempt.ts';
import type { EntryChanges } from './use-entry-changes.ts';

const STEPS = [5, 15, 30];

/** What can be changed of an entry: each with one tap, as far as it goes. */
export function ChangeEntry({
  entry,
  places,
  changes: { isBusy, change, cancel },
  onDone,
}: {
  readonly entry: DeskItem;
  readonly places: readonly Place[];
  readonly changes: EntryChanges;
  readonly onDone: () => void;
}) {
  const startsAt = String(entry.body.startsAt ?? '');
  const endsAt = String(entry.body.endsAt ?? '');
  const here = String(entry.body.place ?? '');
  const [start, setStart] = useState(startsAt);
  const [place, setPlace] = useState('');
  const closeOnceDone = (isDone: boolean) => {
    if (isDone) onDone();
  };
  const moveBy = (minutes: number) =>
    void change(entry, {
      startsAt: minutesLater(startsAt, minutes),
      endsAt: minutesLater(endsAt, minutes),
    }).then(closeOnceDone);
  // The position of the old place would be wrong for the new one.
  const moveTo = (to: Place) => void change(entry, { ...to }).then(closeOnceDone);
  return (
    <div className={styles.panel}>
      <fieldset>
        <legend>Later</legend>
        <div className={styles.choices}>
          {STEPS.map((minutes) => (
            <Button key={minutes} disabled={isBusy} onClick={() => moveBy(minutes)}>
              +{minutes} min
            </Button>
          ))}
        </div>
      </fieldset>
      <div className={styles.exact}>
        <TextField
          label="Starts at"
          type="datetime-local"
          value={start}
          onChange={({ target }) => setStart(target.value)}
        />
        <Button
          disabled={isBusy || start === '' || start === startsAt}
          onClick={() => moveBy(minutesBetween(startsAt, start))}
        >
          Move
        </Button>
      </div>
      <fieldset>
        <legend>Place</legend>
        <div className={styles.choices}>
          {places
            .filter((one) => one.place !== here)
            .map((one) => (
              <Button key={one.place} disabled={isBusy} onClick={() => moveTo(one)}>
                {one.place}
              </Button>
            ))}
        </div>
      </fieldset>
      <div className={styles.exact}>
        <TextField label="Another place" value={place} onChange={({ target }) => setPlace(target.value)} />
        <Button
          disabled={isBusy || place.trim() === ''}
          onClick={() => moveTo({ place: place.trim(), coordinates: '' })}
        >
          Change
        </Button>
      </div>
      <div className={styles.choices}>
        <Button color="error" disabled={isBusy} onClick={() => void cancel(entry).then(closeOnceDone)}>
          Cancel this entry
        </Button>
        <Button variant="text" component={Link} to={`/${ENTRIES}/${encodeURIComponent(entry.id)}`}>
          Edit all details
        </Button>
      </div>
    </div>
  );
}
