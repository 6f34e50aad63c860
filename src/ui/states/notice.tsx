import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../pictures/icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** `bar` runs across the page (offline), `box` is within the text, `line` is small text ("Saved 12 minutes ago"). */
  look?: 'bar' | 'box' | 'line' | undefined;
  tone?: 'note' | 'ok' | 'warn' | 'bad' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  /** `status` if it appears while the visitor is on the page. */
  role?: 'status' | 'note' | undefined;
  className?: string | undefined;
}

/** Something the visitor should know; always text and an icon, never colour alone. */
export function Notice({
  look = 'box',
  tone = 'note',
  icon = 'info',
  children,
  action,
  role,
  className,
}: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[look], styles[tone], className)} role={role}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.words}>{children}</div>
        {action}
      </div>
    </div>
  );
}
