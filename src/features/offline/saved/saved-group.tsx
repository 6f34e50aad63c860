import { type ReactNode, useId } from 'react';
import styles from './saved-list.module.css';

/** A day of the list, or a group besides the days. */
export function SavedGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`d4 ${styles.heading}`}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
