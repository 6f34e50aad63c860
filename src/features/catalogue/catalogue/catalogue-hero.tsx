import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import styles from './catalogue-hero.module.css';

interface CatalogueHeroProps {
  readonly trail: readonly { label: string; to: string }[];
  readonly title: string;
  /** Lets other elements refer to the title. */
  readonly titleId?: string | undefined;
  readonly lead?: string | undefined;
  /** A disc cut off by the lower edge, or a picture that reaches the edge of the window. */
  readonly disc?: ReactNode;
  readonly picture?: ReactNode;
  /** Content below title and lead. */
  readonly action?: ReactNode;
}

/** The hero of a category and of its pages. Title and lead are content, so they are in English. */
export function CatalogueHero(props: CatalogueHeroProps) {
  const { trail, title, titleId, lead, disc, picture, action } = props;
  return (
    <div className={`on-slip ${styles.hero}`}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} className={styles.trail} />
          <div className={styles.said} lang="en" dir="ltr">
            <h1 id={titleId} className={`d1 ${styles.title}`}>
              {title}
            </h1>
            {lead !== undefined && <p className={`lead ${styles.lead}`}>{lead}</p>}
          </div>
          {action}
        </div>
        {disc !== undefined && <div className={styles.disc}>{disc}</div>}
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
