import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import styles from './catalogue-hero.module.css';

interface CatalogueHeroProps {
  readonly trail: readonly { label: string; to: string }[];
  readonly title: string;
  /** For what the title describes. */
  readonly titleId?: string | undefined;
  readonly lead?: string | undefined;
  /** A disc that the lower edge cuts, or a picture that runs out of the window. */
  readonly disc?: ReactNode;
  readonly picture?: ReactNode;
}

/** The head of an art and of its pages. Title and lead are content, which is English. */
export function CatalogueHero({ trail, title, titleId, lead, disc, picture }: CatalogueHeroProps) {
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
        </div>
        {disc !== undefined && <div className={styles.disc}>{disc}</div>}
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
