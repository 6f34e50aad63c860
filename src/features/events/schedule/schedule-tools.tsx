import type { ReactNode } from 'react';
import styles from './schedule-tools.module.css';

/** What one can do with a schedule as a whole: one quiet line of buttons, which the page hands over. */
export function ScheduleTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
