import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../domain/news/article.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import article from './article-view.module.css';
import { NewsCard } from './news-card.tsx';
import styles from './news-sidebar.module.css';

const MOST_BESIDE_ARTICLE = 12;

interface NewsSidebarProps {
  readonly articles: readonly Article[];
  /** The key of the article being read. */
  readonly currentKey: string | undefined;
  /** The address has not been read yet, so this may be the wrong article. */
  readonly isUnread?: boolean | undefined;
}

/** The Latest News next to an article, without the article being read (NEWS-06). Renders nothing if there is no other. */
export function NewsSidebar({ articles, currentKey, isUnread = false }: NewsSidebarProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const others = articles.filter(({ key }) => key !== currentKey).slice(0, MOST_BESIDE_ARTICLE);
  if (others.length === 0) return null;
  return (
    <aside className={styles.sidebar} aria-labelledby={headingId}>
      <h2 id={headingId} className="d4">
        {t('news.latest')}
      </h2>
      <ul className={classNames(styles.list, isUnread && article.unread)}>
        {others.map((other) => (
          <li key={other.key}>
            <NewsCard article={other} look="line" level={3} isBrief />
          </li>
        ))}
      </ul>
      <ArrowLink to={paths.news()}>{t('news.all')}</ArrowLink>
    </aside>
  );
}
