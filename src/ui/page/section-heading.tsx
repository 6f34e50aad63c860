import { createElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section around it. */
  id?: string | undefined;
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Size of the letters, apart from the rank. */
  size?: 'd1' | 'd2' | 'd3' | 'd4' | undefined;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** At the end of the line, usually a `GoLink`. */
  action?: ReactNode;
  className?: string | undefined;
}

/** The head of a section: title, a sentence, and the way to more of it. */
export function SectionHeading({
  title,
  id,
  level = 2,
  size = 'd2',
  lead,
  action,
  className,
}: SectionHeadingProps) {
  return (
    <div className={classNames(styles.head, className)}>
      <div>
        {createElement(`h${level}`, { id, className: size }, title)}
        {lead !== undefined && <p className={classNames('lead', styles.lead)}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
