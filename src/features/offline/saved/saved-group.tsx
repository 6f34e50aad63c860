import { type ReactNode, useId } from 'react';
import styles from './saved-list.module.css';

interface SavedGroupProps {
  readonly title: string;
  /** Of the heading; 3 inside a list that has a heading itself. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A day of the list, or a group besides the days. */
export function SavedGroup({ title, level = 2, children }: SavedGroupProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={`d4 ${styles.heading}`}>
        {title}
      </Heading>
      <ul>{children}</ul>
    </section>
  );
}
