import { type ReactNode, useId } from 'react';
import styles from './labelled-section.module.css';

interface LabelledSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a page for reference: its name, with its content next to it. */
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
