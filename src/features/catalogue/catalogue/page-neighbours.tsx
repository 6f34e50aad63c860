import { useTranslation } from 'react-i18next';
import type { Category } from '#content/event-categories/catalogue.ts';
import type { SubPage } from '#content/event-categories/event-category.ts';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import styles from './page-neighbours.module.css';

interface PageNeighboursProps {
  readonly category: Category;
  readonly page: SubPage;
}

/** Links to the previous and next page. The first and the last page have only one. */
export function PageNeighbours({ category, page }: PageNeighboursProps) {
  const { t } = useTranslation();
  const place = category.pages.indexOf(page);
  const before = category.pages[place - 1];
  const after = category.pages[place + 1];
  const way = (to: SubPage, words: 'catalogue.previous' | 'catalogue.next') => (
    <>
      {t(words)} <bdi lang="en">{to.name}</bdi>
    </>
  );
  return (
    <nav aria-label={t('catalogue.neighbours')} className={styles.neighbours}>
      {before && (
        <ArrowLink to={paths.categoryPage(category.key, before.key)} icon="arrow-left">
          {way(before, 'catalogue.previous')}
        </ArrowLink>
      )}
      {after && (
        <ArrowLink to={paths.categoryPage(category.key, after.key)} className={styles.next}>
          {way(after, 'catalogue.next')}
        </ArrowLink>
      )}
    </nav>
  );
}
