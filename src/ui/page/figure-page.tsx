import type { ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import type { DrawingName } from '../art/drawings.ts';
import styles from './figure-page.module.css';
import { SectionHeading } from './section-heading.tsx';

interface FigurePageProps {
  figure: DrawingName;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of text and fields, next to one large figure on a field that extends to the edge of the window. */
export function FigurePage({ figure, title, lead, children }: FigurePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <SectionHeading level={1} size="d2" title={title} lead={lead} />
        {children}
      </div>
      <div className={styles.field} aria-hidden="true">
        <div className={styles.stand}>
          <Art name={figure} className={styles.figure} />
          <div className="ornament ornament-key" />
        </div>
      </div>
    </div>
  );
}
