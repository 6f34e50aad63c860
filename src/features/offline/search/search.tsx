import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMetadata } from '#core/contract/page-metadata.ts';
import { useConnection } from '../../../data/connection/connection.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { isAskable, isWordless } from './entries/askable.ts';
import type { SiteRules } from './entries/site-rules.ts';
import { IncompleteNote } from './incomplete-note.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchResults } from './results/search-results.tsx';
import styles from './search.module.css';
import type { Found } from './search-index.ts';
import { SearchStart } from './search-start.tsx';
import { type IndexState, useSearchIndex } from './use-search-index.ts';

/** Results move up or down as entries begin and end. */
const LOOK_AT_CLOCK_EVERY_MS = 60_000;

interface SearchProps {
  /** The current content of the field. */
  readonly words: string;
  /** The words when typing last paused. Only then does a screen reader announce anything. */
  readonly settledWords: string;
  readonly rules: SiteRules;
  readonly metadata: PageMetadata | undefined;
}

/** Search results from this device, as the visitor types. Without a query, it shows where to browse. */
export function Search({ words, settledWords, rules, metadata }: SearchProps) {
  const { t } = useTranslation();
  const asked = useDeferredValue(words.trim());
  const index = useSearchIndex(rules, metadata);
  const isReached = useConnection() === 'reached';
  const now = useNow(LOOK_AT_CLOCK_EVERY_MS);
  const found = useMemo(() => lookFor(asked, index, now), [asked, index, now]);
  const isSettled = asked === settledWords.trim();
  const isAsked = isAskable(asked);
  const isVain = !isAsked && isWordless(asked);
  return (
    <>
      {!isReached && (
        <div className={styles.savedOnly}>
          <Notice look="line" icon="wifi-slash">
            {t('search.savedOnly')}
          </Notice>
        </div>
      )}
      <div role="status">
        {isAsked && index === 'failed' && <Notice tone="warn">{t('search.failed')}</Notice>}
        {isAsked && index === null && <p className="muted">{t('search.looking')}</p>}
        {found !== null && isSettled && (
          <p className="visually-hidden">{t('search.count', { count: found.count })}</p>
        )}
        {isVain && isSettled && <p className="visually-hidden">{t('search.count', { count: 0 })}</p>}
        {found !== null && index !== null && index !== 'failed' && (
          <IncompleteNote programmes={index.incomplete} />
        )}
      </div>
      {!isAsked && !isVain && <SearchStart />}
      {found !== null && now !== null && found.count > 0 && (
        <SearchResults found={found} words={asked} now={now} />
      )}
      {found?.count === 0 && <NothingFound words={asked} near={found.near} />}
      {isVain && <NothingFound words={asked} near={[]} />}
    </>
  );
}

function lookFor(asked: string, index: IndexState, now: number | null): Found | null {
  if (index === null || index === 'failed' || now === null || !isAskable(asked)) return null;
  return index.find(asked, now);
}
