import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../domain/news/article.ts';
import { useGrowingCount } from '../../../ui/hydration/use-growing-count.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import styles from './latest-news.module.css';
import { NewsCard } from './news-card.tsx';

/** The number next to the lead; the others follow as tiles. */
const BESIDE_LEAD = 4;
/** Far more than there usually are. */
const PORTION = 50;

/**
 * The Latest News grid: the newest large, the next ones beside it, the others below. Renders nothing without news
 * (NEWS-12).
 */
export function LatestNews({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  const [lead, ...others] = articles;
  const count = useGrowingCount(others.length - BESIDE_LEAD, PORTION);
  if (lead === undefined) return null;
  const beside = others.slice(0, BESIDE_LEAD);
  const below = others.slice(BESIDE_LEAD, BESIDE_LEAD + count);
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <SectionHeading title={t('news.latest')} id={headingId} />
      <div className={styles.top}>
        <NewsCard article={lead} look="lead" level={3} />
        {beside.length > 0 && (
          <ul className={styles.lines}>
            {beside.map((article) => (
              <li key={article.key}>
                <NewsCard article={article} look="line" level={3} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {below.length > 0 && (
        <ul className={styles.tiles}>
          {below.map((article) => (
            <li key={article.key}>
              <NewsCard article={article} look="tile" level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
