import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './schedule-tools.module.css';

/** What one can do with a schedule as a whole: one quiet line of buttons, which the page hands over. */
export function ScheduleTools({ children }: { readonly children: ReactNode }) {
  return <div className={classNames(styles.tools, 'no-print')}>{children}</div>;
}
