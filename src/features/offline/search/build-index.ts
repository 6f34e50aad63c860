import type { PageMetadata } from '#core/contract/page-metadata.ts';
import type { SavedContent } from '../../../data/answers/saved-content.ts';
import { safeAddress } from '../../../ui/links/safe-address.ts';
import { catalogueEntries } from './entries/catalogue-entries.ts';
import { heldEntries } from './entries/held-entries.ts';
import { searchablePages } from './entries/page-entries.ts';
import { mergedByIdentity, type SearchEntry } from './entries/search-entry.ts';
import type { SiteRules } from './entries/site-rules.ts';
import { inSlices } from './in-slices.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export interface SearchSources {
  readonly saved: SavedContent;
  /** Null where the titles of the pages are not there. */
  readonly metadata: PageMetadata | null;
  readonly rules: SiteRules;
  /** In which dates are written. */
  readonly language: string;
}

/**
 * Makes the index of everything the device holds. The work rests again and again, so that the page stays answerable.
 *
 * @returns null where `signal` ended it
 */
export async function buildIndex(sources: SearchSources, signal: AbortSignal): Promise<SearchIndex | null> {
  const entries: SearchEntry[] = [];
  const index = createSearchIndex();
  const isGathered = await inSlices(
    everything(sources),
    (entry) => {
      // Games may lead to other sites, which are not ours to search.
      const address = safeAddress(entry.address);
      if (address?.kind === 'page') entries.push({ ...entry, address: address.href });
    },
    signal,
  );
  if (!isGathered || !(await inSlices(mergedByIdentity(entries), index.add, signal))) return null;
  return index;
}

/** The catalogue comes before the pages: it knows better what its pages are called. */
function* everything({ saved, metadata, rules, language }: SearchSources): Generator<SearchEntry> {
  yield* heldEntries(saved, rules, language);
  yield* catalogueEntries();
  if (metadata !== null) yield* searchablePages(metadata, rules.headingOf);
}
