import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { newsQuery } from '../../domain/news/news-query.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { NewsCard } from '../../features/story/news/news-card.tsx';
import { useArticles } from '../../features/story/news/use-articles.ts';
import { paths } from '../../navigation/paths.ts';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './home-news.module.css';

const MOST_SHOWN = 3;

/** The newest articles; renders nothing if there are none. */
export function HomeNews() {
  const { t } = useTranslation();
  const headingId = useId();
  const articles = useArticles().list.slice(0, MOST_SHOWN);
  if (articles.length === 0) return null;
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHeading
          title={t('home.news')}
          id={headingId}
          className={styles.head}
          action={<ArrowLink to={paths.news()}>{t('home.allNews')}</ArrowLink>}
        />
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.key}>
              <NewsCard article={article} look="tile" level={3} />
            </li>
          ))}
        </ul>
        <LazyAgeNote query={newsQuery} />
      </div>
    </section>
  );
}
