import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

interface StackProps<Entry> {
  readonly entries: readonly Entry[];
  /** The visible entry. */
  readonly index: number;
  readonly children: (entry: Entry, index: number) => ReactNode;
  /** Renders only the visible entry and its neighbours: for pictures, whose size is fixed. */
  readonly isSparse?: boolean;
  readonly className?: string | undefined;
}

/**
 * Entries on top of one another, of which one is visible and reachable. The stack is as high as the highest entry, so
 * that nothing below moves when they change.
 */
export function Stack<Entry>({ entries, index, children, isSparse = false, className }: StackProps<Entry>) {
  const last = entries.length - 1;
  return (
    <div className={classNames(styles.stack, className)}>
      {entries.map((entry, place) => {
        const distance = Math.abs(place - index);
        if (isSparse && distance > 1 && distance !== last) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key, and the list is replaced as a whole
          <div key={place} className={styles.entry} inert={place !== index}>
            {children(entry, place)}
          </div>
        );
      })}
    </div>
  );
}
