import { useTranslation } from 'react-i18next';
import type { Found } from '../search-index.ts';
import { ResultGroup } from './result-group.tsx';
import styles from './search-results.module.css';

interface SearchResultsProps {
  readonly found: Found;
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The results, grouped by kind, best first. */
export function SearchResults({ found, words, now }: SearchResultsProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={`d4 ${styles.head}`}>{t('search.found', { count: found.count, words })}</h2>
      <div className={styles.groups}>
        {found.groups.map((group) => (
          <ResultGroup key={`${group.kind} ${words}`} {...group} time={found.time} now={now} />
        ))}
      </div>
    </>
  );
}
