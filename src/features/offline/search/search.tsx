import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMetadata } from '#core/contract/page-metadata.ts';
import { useConnection } from '../../../data/connection/connection.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { isAskable } from './entries/askable.ts';
import type { SiteRules } from './entries/site-rules.ts';
import { NothingFound } from './nothing-found.tsx';
import type { Found } from './search-index.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { type IndexState, useSearchIndex } from './use-search-index.ts';

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
  const found = useMemo(() => lookFor(asked, index), [asked, index]);
  const isSettled = asked === settledWords.trim();
  const isAsked = isAskable(asked);
  return (
    <>
      {!isReached && (
        <Notice look="line" icon="wifi-slash">
          {t('search.savedOnly')}
        </Notice>
      )}
      <div role="status">
        {isAsked && index === 'failed' && <Notice tone="warn">{t('search.failed')}</Notice>}
        {isAsked && index === null && <p className="muted">{t('search.looking')}</p>}
        {found !== null && isSettled && (
          <p className="visually-hidden">{t('search.count', { count: found.count })}</p>
        )}
      </div>
      {!isAsked && <SearchStart />}
      {found !== null && found.count > 0 && <SearchResults found={found} words={asked} />}
      {found?.count === 0 && <NothingFound words={asked} near={found.near} />}
    </>
  );
}

function lookFor(asked: string, index: IndexState): Found | null {
  return index === null || index === 'failed' || !isAskable(asked) ? null : index.find(asked);
}
