import { type ReactNode, useId } from 'react';
import styles from './labelled-section.module.css';

interface LabelledSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a page that is looked up rather than read: its name, and beside it what it holds. */
export function LabelledSection({ heading, children }: LabelledSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className="d4">
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}
