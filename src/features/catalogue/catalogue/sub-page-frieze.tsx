import { useTranslation } from 'react-i18next';
import type { Category } from '#content/event-categories/catalogue.ts';
import { competitionCount } from '#content/event-categories/competitions.ts';
import { paths } from '../../../navigation/paths.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { PaintedPanel } from './painted-panel.tsx';
import styles from './sub-page-frieze.module.css';

/** The number of panels the first screen may show. The others load lazily. */
const SEEN_FIRST = 2;

/** The pages of a category as equal panels in a grid (ROUTE-20, CAT-03). */
export function SubPageFrieze({ category }: { readonly category: Category }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.frieze}>
      {category.pages.map((page, index) => (
        <li key={page.key}>
          <AppLink to={paths.categoryPage(category.key, page.key)} className={styles.link}>
            <PaintedPanel img={page.img} layout="landscape" loading={index < SEEN_FIRST ? 'eager' : 'lazy'} />
            <span className={`d5 ${styles.name}`} lang="en" dir="ltr">
              {page.name}
            </span>
          </AppLink>
          <p className="sm muted">{t('catalogue.competitions', { count: competitionCount(page) })}</p>
        </li>
      ))}
    </ul>
  );
}
