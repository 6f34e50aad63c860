import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/links/button.tsx';
import { identityOf } from './entries/search-entry.ts';
import type { Found, HitGroup } from './search-index.ts';
import styles from './search-results.module.css';
import { SearchRow } from './search-row.tsx';

const FIRST_SHOWN = 6;

interface SearchResultsProps {
  readonly found: Found;
  readonly words: string;
}

/** The results, grouped by kind, best first. */
export function SearchResults({ found, words }: SearchResultsProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={`d4 ${styles.head}`}>{t('search.found', { count: found.count, words })}</h2>
      <div className={styles.groups}>
        {found.groups.map((group) => (
          <Group key={`${group.kind} ${words}`} {...group} />
        ))}
      </div>
    </>
  );
}

function Group({ kind, hits }: HitGroup) {
  const { t } = useTranslation();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The focused button is gone.
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll('a')[FIRST_SHOWN]?.focus();
  }, [showsAll]);
  const shown = showsAll ? hits : hits.slice(0, FIRST_SHOWN);
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h3 id={headingId} className={`d5 ${styles.kind}`}>
        {t(`search.kinds.${kind}`)} <span className="num muted">{hits.length}</span>
      </h3>
      <div>
        <ul ref={list}>
          {shown.map((hit) => (
            <SearchRow key={identityOf(hit.entry)} {...hit} />
          ))}
        </ul>
        {shown.length < hits.length && (
          <Button look="lined" className={styles.more} onClick={() => setShowsAll(true)}>
            {t('search.showAll', { count: hits.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
