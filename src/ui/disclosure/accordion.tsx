import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean | undefined;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** `display` for the drawer, `heading` for questions in a page. */
  look?: 'display' | 'heading' | undefined;
  /** Items that share this name allow only one of them to be open. */
  group?: string | undefined;
  className?: string | undefined;
}

/** Rows that open and close. They are native, so they work before scripts and the browser's page search finds them. */
export function Accordion({ items, look = 'heading', group, className }: AccordionProps) {
  return (
    <div className={classNames(styles.accordion, styles[look], className)}>
      {items.map((item) => (
        <details key={item.id} name={group} open={item.open}>
          <summary className={styles.title}>
            {item.title}
            <span className={styles.sign}>
              <Icon name="plus" className={styles.closed} />
              <Icon name="minus" className={styles.opened} />
            </span>
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
