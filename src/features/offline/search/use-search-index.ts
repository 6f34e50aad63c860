import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMetadata } from '#core/contract/page-metadata.ts';
import { readSavedContent } from '../../../data/answers/saved-content.ts';
import { serverNow } from '../../../data/connection/server-clock.ts';
import type { DeviceIndex } from './build-index.ts';
import type { SiteRules } from './entries/site-rules.ts';
import type { VenueNames } from './entries/venue-entries.ts';
import { untilIdle } from './in-slices.ts';
import { askForLists } from './queries.ts';

/** Answers arrive in groups, so the index is rebuilt once the group is complete. */
const SETTLED_MS = 400;

/** `null` until it is built, `failed` if its code failed to load. */
export type IndexState = DeviceIndex | 'failed' | null;

/**
 * Returns the index of what is on the device. It is built when the browser is idle, and rebuilt when the page gets new
 * answers.
 *
 * @param metadata the titles of the pages, undefined while they load
 */
export function useSearchIndex(rules: SiteRules, metadata: PageMetadata | undefined): IndexState {
  const [index, setIndex] = useState<IndexState>(null);
  const client = useQueryClient();
  const { t, i18n } = useTranslation();
  const { language } = i18n;

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
        // Otherwise the lists' results would push down what is already shown.
        await lists.current;
        await untilIdle();
        if (signal.aborted) return;
        const [{ buildIndex }, saved] = await Promise.all([
          import('./build-index.ts'),
          readSavedContent(client),
        ]);
        const venueNames: VenueNames = {
          ofAccess: (question) => t(`venue.access.${question}`),
          ofFacility: (kind) => t(`venue.kinds.${kind}`),
        };
        const sources = { saved, metadata: metadata ?? null, rules, venueNames, language, now: serverNow() };
        const made = await buildIndex(sources, signal);
        if (made !== null) setIndex(made);
      } catch (error) {
        console.warn('The search could not be loaded.', error);
        setIndex((before) => before ?? 'failed');
      }
    };
    void make();
    const stopFollowing = followAnswers(client, () => void make());
    return () => {
      making.abort();
      stopFollowing();
    };
  }, [client, rules, metadata, language, t]);

  return index;
}

/** Calls `changed` once answers have stopped arriving for a moment. */
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
