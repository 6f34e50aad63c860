import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../domain/news/article.ts';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { NewsCard } from './news-card.tsx';
import styles from './news-sidebar.module.css';

const MOST_BESIDE_ARTICLE = 12;

interface NewsSidebarProps {
  readonly articles: readonly Article[];
  /** The key of the article being read. */
  readonly currentKey: string | undefined;
}

/** The Latest News next to an article, with the article being read marked (NEWS-06). */
export function NewsSidebar({ articles, currentKey }: NewsSidebarProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <aside className={styles.sidebar} aria-labelledby={headingId}>
      <h2 id={headingId} className="d4">
        {t('news.latest')}
      </h2>
      <ul className={styles.list}>
        {articles.slice(0, MOST_BESIDE_ARTICLE).map((article) => (
          <li key={article.key} className={article.key === currentKey ? styles.current : undefined}>
            <NewsCard
              article={article}
              look="line"
              level={3}
              isCurrent={article.key === currentKey}
              isBrief
            />
          </li>
        ))}
      </ul>
      <ArrowLink to={paths.news()}>{t('news.all')}</ArrowLink>
    </aside>
  );
}
