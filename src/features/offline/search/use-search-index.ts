import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMetadata } from '#core/contract/page-metadata.ts';
import { readSavedContent } from '../../../data/answers/saved-content.ts';
import type { SiteRules } from './entries/site-rules.ts';
import { untilIdle } from './in-slices.ts';
import { askForLists } from './queries.ts';
import type { SearchIndex } from './search-index.ts';

/** Answers come in groups; the index is made anew once they have all come. */
const SETTLED_MS = 400;

/** `null` until it is made, `failed` where its code could not be brought. */
export type IndexState = SearchIndex | 'failed' | null;

/**
 * The index of what the device holds: made when the browser is idle, and anew whenever the page gets other answers.
 *
 * @param metadata the titles of the pages, undefined while they are on their way
 */
export function useSearchIndex(rules: SiteRules, metadata: PageMetadata | undefined): IndexState {
  const [index, setIndex] = useState<IndexState>(null);
  const client = useQueryClient();
  const { language } = useTranslation().i18n;

  const lists = useRef<Promise<void>>(undefined);
  useEffect(() => {
    lists.current = askForLists(client);
  }, [client]);

  useEffect(() => {
    let making = new AbortController();
    const make = async () => {
      making.abort();
      making = new AbortController();
      const { signal } = making;
      try {
        // What was found would be pushed down by what they add.
        await lists.current;
        await untilIdle();
        if (signal.aborted) return;
        const [{ buildIndex }, saved] = await Promise.all([
          import('./build-index.ts'),
          readSavedContent(client),
        ]);
        const made = await buildIndex({ saved, metadata: metadata ?? null, rules, language }, signal);
        if (made !== null) setIndex(made);
      } catch (error) {
        console.warn('The search could not be made ready.', error);
        setIndex((before) => before ?? 'failed');
      }
    };
    void make();
    const stopFollowing = followAnswers(client, () => void make());
    return () => {
      making.abort();
      stopFollowing();
    };
  }, [client, rules, metadata, language]);

  return index;
}

/** Calls `changed` once answers have stopped coming for a moment. */
function followAnswers(client: QueryClient, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== 'answer') return;
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
