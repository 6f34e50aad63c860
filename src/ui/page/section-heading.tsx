import { createElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section around it. */
  id?: string | undefined;
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Font size, independent of the heading level. */
  size?: 'd1' | 'd2' | 'd3' | 'd4' | undefined;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** At the end of the line, usually an `ArrowLink`. */
  action?: ReactNode;
  className?: string | undefined;
}

/** The heading of a section: title, a sentence, and a link to more. */
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
