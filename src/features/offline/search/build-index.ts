import type { PageMetadata } from '#core/contract/page-metadata.ts';
import type { SavedContent } from '../../../data/answers/saved-content.ts';
import { safeAddress } from '../../../ui/links/safe-address.ts';
import { type Vocabulary, vocabularyMaker } from './days/vocabulary.ts';
import { catalogueEntries } from './entries/catalogue-entries.ts';
import { type IncompleteProgramme, incompleteProgrammes } from './entries/incomplete-programmes.ts';
import { searchablePages } from './entries/page-entries.ts';
import { mergedByIdentity, type SearchEntry } from './entries/search-entry.ts';
import type { SiteRules } from './entries/site-rules.ts';
import { storedEntries } from './entries/stored-entries.ts';
import { type VenueNames, venueEntries } from './entries/venue-entries.ts';
import { inSlices } from './in-slices.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export interface SearchSources {
  readonly saved: SavedContent;
  /** Null if the page titles are not available. */
  readonly metadata: PageMetadata | null;
  readonly rules: SiteRules;
  readonly venueNames: VenueNames;
  /** The language in which dates are formatted. */
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The index of this device, and the programmes that it does not have completely. */
export interface DeviceIndex extends SearchIndex {
  readonly incomplete: readonly IncompleteProgramme[];
}

/**
 * Builds the index of everything on the device. It works in short slices, so that the page stays responsive.
 *
 * @returns null if `signal` aborted it
 */
export async function buildIndex(sources: SearchSources, signal: AbortSignal): Promise<DeviceIndex | null> {
  const entries: SearchEntry[] = [];
  const vocabulary = await vocabularyOf(sources.language, signal);
  if (vocabulary === null) return null;
  const index = createSearchIndex(vocabulary);
  const isGathered = await inSlices(
    everything(sources),
    (entry) => {
      if (entry === null) return;
      // Games may link to other sites, which are not part of this search.
      const address = safeAddress(entry.address);
      if (address?.kind === 'page') entries.push({ ...entry, address: address.href });
    },
    signal,
  );
  if (!isGathered || !(await inSlices(mergedByIdentity(entries), index.add, signal))) return null;
  return { ...index, incomplete: incompleteProgrammes(sources.saved, sources.now) };
}

/** The catalogue comes before the pages, because it has better titles for its pages. */
function* everything({
  saved,
  metadata,
  rules,
  venueNames,
  language,
}: SearchSources): Generator<SearchEntry | null> {
  yield* storedEntries(saved, rules, language);
  yield* venueEntries(venueNames);
  yield* catalogueEntries();
  if (metadata !== null) yield* searchablePages(metadata, rules.headingOf);
}

/** The index is rebuilt with every answer; the words for days stay. */
const vocabularies = new Map<string, Vocabulary>();

async function vocabularyOf(language: string, signal: AbortSignal): Promise<Vocabulary | null> {
  const known = vocabularies.get(language);
  if (known !== undefined) return known;
  const { codes, add, finish } = vocabularyMaker(language);
  if (!(await inSlices(codes, add, signal))) return null;
  const vocabulary = finish();
  vocabularies.set(language, vocabulary);
  return vocabulary;
}
