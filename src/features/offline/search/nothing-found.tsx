import { useTranslation } from 'react-i18next';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { identityOf } from './entries/search-entry.ts';
import type { Hit } from './hits.ts';
import styles from './nothing-found.module.css';
import { SearchRow } from './results/search-row.tsx';

interface NothingFoundProps {
  readonly words: string;
  /** Similar titles. */
  readonly near: readonly Hit[];
}

/** Shown without results: what may have been meant, and where to browse. */
export function NothingFound({ words, near }: NothingFoundProps) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState
        className={styles.state}
        drawing="empty"
        title={t('search.nothing', { words })}
        action={
          <span className={styles.ways}>
            <ArrowLink to={paths.events()}>{t('search.browseEvents')}</ArrowLink>
            <ArrowLink to={paths.news()}>{t('search.browseNews')}</ArrowLink>
            <ArrowLink to={paths.council()}>{t('search.browseCouncil')}</ArrowLink>
          </span>
        }
      >
        {t('search.nothingHint')}
      </EmptyState>
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby="search-near">
          <h2 id="search-near" className={`d4 ${styles.heading}`}>
            {t('search.near')}
          </h2>
          <ul className={styles.list}>
            {near.map((hit) => (
              <SearchRow key={identityOf(hit.entry)} hit={hit} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
