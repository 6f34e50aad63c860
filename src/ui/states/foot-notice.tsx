import type { ReactNode } from 'react';
import styles from './foot-notice.module.css';

interface FootNoticeProps {
  /** Null shows nothing. */
  readonly words: ReactNode | null;
  /** The buttons that answer it. */
  readonly children: ReactNode;
}

/**
 * An offer at the foot of the window that can be ignored. Its live region is always in the page, since one that is added
 * together with its text is not announced (WCAG 4.1.3).
 */
export function FootNotice({ words, children }: FootNoticeProps) {
  return (
    <div className={styles.place} role="status">
      {words !== null && (
        <div className={`${styles.notice} on-slip`}>
          <p>{words}</p>
          <div className={styles.answers}>{children}</div>
        </div>
      )}
    </div>
  );
}
