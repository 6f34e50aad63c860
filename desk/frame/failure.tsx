import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon.tsx';
import styles from './failure.module.css';

/** Says what went wrong, where it went wrong. */
export function Failure({
  children,
  onRetry,
}: {
  readonly children: ReactNode;
  readonly onRetry?: () => void;
}) {
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      <div className={styles.words}>{children}</div>
      {onRetry && (
        <Button variant="text" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
