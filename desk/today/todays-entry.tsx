import { Button } from '@mui/material';
import { useId } from 'react';
import type { DeskItem } from '#core/desk/content.ts';
import { Failure } from '../frame/failure.tsx';
import { Icon } from '../look/icon.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { entryTitle, entryWas } from './entry-words.ts';
import { clockOf } from './local-time.ts';
import styles from './today.module.css';
import type { TodaysChange } from './todays-changes.ts';
import type { Place } from './todays-event.ts';
import { useArrival } from './use-arrival.ts';
import { useEntryChanges } from './use-entry-changes.ts';
import type { Undo } from './use-undo.ts';

/** One entry: when, what, where; behind one tap, what can be changed; and what was, with its undo. */
export function TodaysEntry({
  entry,
  day,
  places,
  change,
  undoing,
  isOpen,
  onOpen,
  arrival,
  onArrived,
  onDone,
}: {
  readonly entry: DeskItem;
  readonly day: string;
  readonly places: readonly Place[];
  readonly change: TodaysChange | undefined;
  readonly undoing: Undo;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** See `useArrival`. */
  readonly arrival: number;
  readonly onArrived: () => void;
  /** Called when the entry has changed; it may have moved in the list. */
  readonly onDone: () => void;
}) {
  const changes = useEntryChanges();
  const panel = useId();
  const summary = useArrival<HTMLButtonElement>(arrival, onArrived);
  const title = entryTitle(entry);
  const [start, end] = [entry.body.startsAt, entry.body.endsAt].map((time) =>
    clockOf(String(time ?? ''), day),
  );
  const was = change && entryWas(change.before, entry, day);
  return (
    <li className={styles.entry}>
      <button
        ref={summary}
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => onOpen(!isOpen)}
      >
        <span className={styles.time}>
          {start}
          {end && <span className={styles.end}>to {end}</span>}
        </span>
        <span className={styles.what}>
          <strong>{title}</strong>
          <span>{String(entry.body.place || 'no place')}</span>
        </span>
        <Icon name={isOpen ? 'caret-up' : 'caret-down'} size={20} />
      </button>
      {was && (
        <p className={styles.was}>
          {was}{' '}
          <Button
            variant="text"
            disabled={changes.isBusy || undoing.isBusy}
            aria-label={`Undo for ${title}`}
            onClick={() => void undoing.undo(change).then((isDone) => isDone && onDone())}
          >
            Undo
          </Button>
        </p>
      )}
      {changes.failure && <Failure>{changes.failure}</Failure>}
      {undoing.refused?.id === entry.id && <Failure>{undoing.refused.why}</Failure>}
      <div id={panel}>
        {isOpen && <ChangeEntry entry={entry} places={places} changes={changes} onDone={onDone} />}
      </div>
    </li>
  );
}
