import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { NewsCard } from '../../features/news/news-card.tsx';
import { newsQuery } from '../../features/news/queries.ts';
import { useArticles } from '../../features/news/use-articles.ts';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './home-news.module.css';

const MOST_SHOWN = 3;

/** The newest articles; nothing without any. */
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
          action={<GoLink to={paths.news()}>{t('home.allNews')}</GoLink>}
        />
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.key}>
              <NewsCard article={article} look="tile" level={3} />
            </li>
          ))}
        </ul>
        <LateAgeNote query={newsQuery} />
      </div>
    </section>
  );
}
