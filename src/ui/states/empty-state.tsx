import { createElement, type ReactElement, type ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One of our drawings by name, or a drawing of your own (`BrokenCup`). */
  drawing: 'empty' | 'offline' | ReactElement;
  /** Omitted if the page's own heading says it. */
  title?: ReactNode;
  /** One line about it. */
  children?: ReactNode;
  /** One way out: a link or button. */
  action?: ReactNode;
  /** Heading level of the title; 0 makes it a plain line. */
  level?: 0 | 1 | 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

/** Nothing yet, nothing here, not saved: a painted disc, one line, one way out. */
export function EmptyState({ drawing, title, children, action, level = 2, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      <div className={styles.drawing}>
        {typeof drawing === 'string' ? <Art name={`state-${drawing}`} /> : drawing}
      </div>
      {title !== undefined && createElement(level === 0 ? 'p' : `h${level}`, { className: 'd4' }, title)}
      {children !== undefined && <div className={styles.line}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
