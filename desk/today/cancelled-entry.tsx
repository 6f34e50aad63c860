import { Button } from '@mui/material';
import { Failure } from '../frame/failure.tsx';
import { entryTitle } from './entry-words.ts';
import { clockOf } from './local-time.ts';
import styles from './today.module.css';
import type { TodaysChange } from './todays-changes.ts';
import { useArrival } from './use-arrival.ts';
import type { Undo } from './use-undo.ts';

/** An entry that was cancelled and is still in what visitors see. */
export function CancelledEntry({
  change,
  day,
  undoing: { isBusy, refused, undo },
  arrival,
  onArrived,
  onDone,
}: {
  readonly change: TodaysChange;
  readonly day: string;
  readonly undoing: Undo;
  /** As of `useArrival`. */
  readonly arrival: number;
  readonly onArrived: () => void;
  /** It is there again. */
  readonly onDone: () => void;
}) {
  const way = useArrival<HTMLButtonElement>(arrival, onArrived);
  const title = entryTitle(change.left);
  return (
    <div className={styles.cancelled} role="status">
      <p>
        <span>
          Cancelled: <strong>{title}</strong>, {clockOf(String(change.before.body.startsAt), day)}
        </span>
        <Button
          ref={way}
          variant="text"
          disabled={isBusy}
          aria-label={`Undo for ${title}`}
          onClick={() => void undo(change).then((isDone) => isDone && onDone())}
        >
          Undo
        </Button>
      </p>
      {refused?.id === change.left.id && <Failure>{refused.why}</Failure>}
    </div>
  );
}
