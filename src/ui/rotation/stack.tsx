import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

interface StackProps<Entry> {
  readonly entries: readonly Entry[];
  /** The one to be seen. */
  readonly index: number;
  readonly children: (entry: Entry, index: number) => ReactNode;
  /** Draws only the seen entry and its neighbours: for pictures, which have a size of their own. */
  readonly isSparse?: boolean;
  readonly className?: string | undefined;
}

/**
 * Entries one upon the other, of which one is seen and reached. The place is as high as the highest, so that nothing
 * below moves when they take turns.
 */
export function Stack<Entry>({ entries, index, children, isSparse = false, className }: StackProps<Entry>) {
  const last = entries.length - 1;
  return (
    <div className={classNames(styles.stack, className)}>
      {entries.map((entry, place) => {
        const distance = Math.abs(place - index);
        if (isSparse && distance > 1 && distance !== last) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and the list is replaced as a whole
          <div key={place} className={styles.entry} inert={place !== index}>
            {children(entry, place)}
          </div>
        );
      })}
    </div>
  );
}
