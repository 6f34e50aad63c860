import { Button } from '@mui/material';
import styles from './pages.module.css';

/** Which part of a list is shown, and the way to the others. */
export function Pages({
  from,
  count,
  total,
  size,
  onTurn,
}: {
  readonly from: number;
  readonly count: number;
  readonly total: number;
  readonly size: number;
  readonly onTurn: (from: number) => void;
}) {
  if (total <= size) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Button disabled={from === 0} onClick={() => onTurn(Math.max(0, from - size))}>
        Previous
      </Button>
      <p className="num">
        {from + 1} to {from + count} of {total}
      </p>
      <Button disabled={from + count >= total} onClick={() => onTurn(from + size)}>
        Next
      </Button>
    </nav>
  );
}
