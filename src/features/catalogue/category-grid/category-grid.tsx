import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { eventCategories } from '#content/event-categories/categories.ts';
import { paths } from '../../../navigation/paths.ts';
import { Art } from '../../../ui/art/art.tsx';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import styles from './category-grid.module.css';

/** The eight categories as painted discs, each with its sign and name as a link to its catalogue page (HOME-12). */
export function CategoryGrid() {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHeading title={t('categoryGrid.title')} id={headingId} />
        <ul className={styles.grid}>
          {eventCategories.map(({ key, art }) => (
            <li key={key}>
              <AppLink to={paths.category(key)} className={`figure-swap ${styles.category}`}>
                <span className={styles.picture}>
                  <Art name={`category-${art}`} isLate className={styles.disc} />
                  <Art name={`category-${art}-small`} isLate className={styles.sign} />
                </span>
                <span className={`d5 ${styles.name}`}>{t(`categoryGrid.names.${art}`)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
